/** A frame of the open page. */
export interface EngineFrame {
  /** Types into the field of a selector. */
  type(selector: string, text: string): Promise<void>
  click(selector: string): Promise<void>
  /** Whether the frame has an element of the selector. */
  has(selector: string): Promise<boolean>
}

/** A browser that opens addresses and evaluates expressions. Pages report their results by HTTP. */
export interface Engine {
  open(address: string): Promise<void>
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** The frame that an expression in the page returns; undefined until its document has loaded. */
  frame(expression: string): Promise<EngineFrame | undefined>
  close(): Promise<void>
}
