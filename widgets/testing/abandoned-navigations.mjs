/**
 * A launcher of WebDriver whose tests may end before their page has loaded. The launcher itself does
 * not look at how a navigation ends: one that is still open when its browser is closed is an
 * unhandled rejection, which ends the whole run without a message.
 */
export function withAbandonedNavigations(launcher) {
  return Object.assign(launcher, {
    async startSession(id, url) {
      await launcher.ensureManagerInitialized()
      const { driverManager } = launcher
      try {
        await driverManager.startSession(id, url)
      } catch (error) {
        // its tests have ended, and with them what it was opened for
        if (driverManager.isActive(id)) throw error
      }
    },
  })
}
