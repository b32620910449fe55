import { spawn } from 'node:child_process'

const pause = 100
const waits = 100
const starts = 3

/** A driver on that port; undefined when it ended at once, as on a port in use. */
async function startOn(port) {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
    detached: true,
  })
  const stop = () => {
    // The group contains the screen, the driver and its browsers, all started here.
    if (driver.exitCode === null && driver.pid) {
      try {
        process.kill(-driver.pid)
      } catch {
        // It has ended already.
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
 * Starts WebKitGTK's driver on a screen of its own. Its collator needs a language: under C.UTF-8 it
 * compares texts by code points. Tries another port when one is taken meanwhile.
 */
export async function startWebkitDriver(freePort) {
  for (let start = 0; start < starts; start++) {
    const driver = await startOn(await freePort())
    if (driver) return driver
  }
  throw new Error('WebKitWebDriver did not start: is webkit2gtk-driver installed, and xvfb?')
}
