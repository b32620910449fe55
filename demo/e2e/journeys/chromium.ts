/**
 * Options for starting Debian's Chromium: its headless shell, which costs two thirds of the whole
 * browser; also as root, and without network requests of its own.
 */
export const chromiumLaunch = {
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
