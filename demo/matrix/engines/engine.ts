/** A browser that opens addresses; pages report by themselves. */
export interface Engine {
  open(address: string): Promise<void>
  close(): Promise<void>
}
