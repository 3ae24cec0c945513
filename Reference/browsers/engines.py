# SPDX-License-Identifier: Apache-2.0
"""The browsers, without a window and with an empty page, each as something that runs a script and says its version."""

import os
import shutil

BLANK = "about:blank"


def found(*names):
    """The first of some programs that is there: on the PATH, or an application of macOS."""
    for name in names:
        path = name if os.path.isabs(name) and os.access(name, os.X_OK) else shutil.which(name)
        if path:
            return path
    raise FileNotFoundError("none of {} is installed; `make browsers` installs them".format(", ".join(names)))


class Chromium:
    """Chromium, driven through WebDriver."""

    name = "chromium"

    def __enter__(self):
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        options = webdriver.ChromeOptions()
        options.binary_location = found("chromium", "/Applications/Chromium.app/Contents/MacOS/Chromium")
        # The sandbox refuses to run for root, and a container's /dev/shm is small.
        for argument in ("headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage"):
            options.add_argument("--" + argument)
        self.driver = webdriver.Chrome(options=options, service=Service(found("chromedriver")))
        try:
            self.driver.set_script_timeout(300)
            self.driver.get(BLANK)
            self.version = self.driver.capabilities["browserVersion"]
        except BaseException:
            self.driver.quit()
            raise
        return self

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def __exit__(self, *_):
        self.driver.quit()


class Firefox:
    """Firefox, driven through Marionette, the protocol of its own that needs no driver."""

    name = "firefox"

    def __enter__(self):
        import mozlog.commandline
        from marionette_driver.marionette import Marionette

        # Without a logger of its own the packages print what they do.
        mozlog.commandline.setup_logging("browsers", {}, {})
        binary = found("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
        self.marionette = Marionette(bin=binary, headless=True, port=0, gecko_log=os.devnull)
        try:
            self.marionette.start_session()
            self.marionette.timeout.script = 300
            self.marionette.navigate(BLANK)
            self.version = self.marionette.session_capabilities["browserVersion"]
        except BaseException:
            self.marionette.cleanup()
            raise
        return self

    def run(self, script, *arguments):
        return self.marionette.execute_script(script, script_args=arguments)

    def __exit__(self, *_):
        self.marionette.quit(in_app=True)
        self.marionette.cleanup()
        # The package tidies up a second time when the interpreter ends, too late for what it needs.
        self.marionette.cleanup = lambda: None


ENGINES = (Chromium, Firefox)
