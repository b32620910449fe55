/** A fake worker. */
export class FakeWorker extends EventTarget {
  readonly orders: unknown[] = []
  isEnded = false
  postMessage(order: unknown): void {
    this.orders.push(order)
  }
  terminate(): void {
    this.isEnded = true
  }
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
