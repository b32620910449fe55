/** Milliseconds after which a page that paints nothing, such as a hidden one, counts as painted. */
const longest = 200

/** Resolves once what is being rendered is on screen. */
export const untilPainted = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, longest)
    // A timer that is set in a frame runs after its painting.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        done()
      }),
    )
  })
