/**
 * A WebDriver launcher that allows tests to end before their page has loaded. By default, a
 * navigation that is still pending when its browser closes is an unhandled rejection, which ends
 * the whole run without a message.
 */
export function withAbandonedNavigations(launcher) {
  return Object.assign(launcher, {
    async startSession(id, url) {
      await launcher.ensureManagerInitialized()
      const { driverManager } = launcher
      try {
        await driverManager.startSession(id, url)
      } catch (error) {
        // ignored once the tests of this page have ended
        if (driverManager.isActive(id)) throw error
      }
    },
  })
}
