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
    const known = this.#calculator
    this.#subject = subject
    if (known === undefined || before === undefined) return this.#open(make)
    if (before.record !== subject.record) {
      known.stop()
      return this.#open(make)
    }
    known.keepAs(subject.draftKey)
    if (before.terms === subject.terms) return known
    known.stop(true)
    return this.#open(make)
  }

  stop(): void {
    this.#calculator?.stop()
    this.#calculator = undefined
  }

  #open(make: () => Calculator): Calculator {
    const made = make()
    this.#calculator = made
    void made.open()
    return made
  }
}
