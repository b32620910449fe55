import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'

/** The subject of a calculator. */
export interface Subject {
  /** User, account and quote. Another record starts without the input. */
  readonly record: string
  /** Platform and product. A change keeps the input. */
  readonly terms: string
  readonly draftKey: string
}

/**
 * The calculator of an element. A page may change attributes while the user types. Only another
 * record starts afresh; any other change keeps the input.
 */
export class CalculatorSlot {
  readonly element: HTMLElement
  #subject: Subject | undefined
  #calculator: Calculator | undefined

  constructor(element: HTMLElement) {
    this.element = element
  }

  take(subject: Subject, make: () => Calculator): Calculator {
    const before = this.#subject
    const current = this.#calculator
    this.#subject = subject
    if (current === undefined || before === undefined) return this.#open(make)
    if (before.record !== subject.record) {
      current.stop()
      return this.#open(make)
    }
    current.keepAs(subject.draftKey)
    if (before.terms === subject.terms) return current
    current.stop(true)
    return this.#open(make)
  }

  stop(): void {
    this.#calculator?.stop()
    this.#calculator = undefined
  }

  #open(make: () => Calculator): Calculator {
    const created = make()
    this.#calculator = created
    void created.open()
    return created
  }
}
