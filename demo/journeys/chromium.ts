/**
 * How Debian's Chromium is started: its shell without windows, which costs two thirds of the whole browser;
 * as root too, and without asking anything of the network by itself.
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
