/** Timers in a worker are not throttled while the tab is hidden. */
const timers = new Map<number, ReturnType<typeof setTimeout>>()

addEventListener('message', ({ data }: MessageEvent<{ id: number; ms?: number }>) => {
  clearTimeout(timers.get(data.id))
  timers.delete(data.id)
  if (data.ms === undefined) return
  timers.set(
    data.id,
    setTimeout(() => {
      timers.delete(data.id)
      postMessage(data.id)
    }, data.ms),
  )
})
