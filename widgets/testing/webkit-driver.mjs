import { spawn } from 'node:child_process'

const tries = 100
const pause = 100

/**
 * Starts WebKitGTK's driver on a screen of its own. Its collator needs a real language: under
 * C.UTF-8 it compares texts by code points.
 */
export async function startWebkitDriver(port) {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
    detached: true,
  })
  const stop = () => {
    // The group holds the screen, the driver and its browsers, all started here.
    if (driver.exitCode === null && driver.pid) {
      try {
        process.kill(-driver.pid)
      } catch {
        // Gone already.
      }
    }
  }
  process.once('exit', stop)
  for (let attempt = 0; attempt < tries; attempt++) {
    const up = await fetch(`http://127.0.0.1:${port}/status`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return stop
    await new Promise((done) => setTimeout(done, pause))
  }
  stop()
  throw new Error('WebKitWebDriver did not start: is webkit2gtk-driver installed, and xvfb?')
}
