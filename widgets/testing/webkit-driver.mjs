import { spawn } from 'node:child_process'

const pause = 100
const waits = 100
const starts = 3

/**
 * Starts a driver on a port; undefined if it exits immediately, for example when the port is in
 * use.
 */
async function startOn(port) {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
    detached: true,
  })
  const stop = () => {
    // The process group contains the screen, the driver and its browsers.
    if (driver.exitCode === null && driver.pid) {
      try {
        process.kill(-driver.pid)
      } catch {
        // It has already ended.
      }
    }
  }
  process.once('exit', stop)
  for (let wait = 0; wait < waits && driver.exitCode === null; wait++) {
    await new Promise((done) => setTimeout(done, pause))
    const up = await fetch(`http://127.0.0.1:${port}/status`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up && driver.exitCode === null) return { port, stop }
  }
  stop()
  return undefined
}

/**
 * Starts WebKitGTK's driver on a virtual screen. Sets a language, because under C.UTF-8 its
 * collator compares by code points. Tries another port if one is taken.
 */
export async function startWebkitDriver(freePort) {
  for (let start = 0; start < starts; start++) {
    const driver = await startOn(await freePort())
    if (driver) return driver
  }
  throw new Error('WebKitWebDriver did not start: is webkit2gtk-driver installed, and xvfb?')
}
