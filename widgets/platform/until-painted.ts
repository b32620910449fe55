/** Timeout in milliseconds for pages that do not paint, such as hidden ones. */
const maxLength = 200

/** Resolves when the current render is on screen. */
export const untilPainted = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, maxLength)
    // A timer set in an animation frame runs after that frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        done()
      }),
    )
  })
