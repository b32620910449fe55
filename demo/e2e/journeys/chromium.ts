/**
 * Launch options of Debian's Chromium: the headless shell, which costs two thirds of the full
 * browser, without sandbox for root and without background requests.
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
