import type { Calculator } from '#core/insurance/quotes/calculator/contract.ts'

/** What a calculator was made for. */
export interface Subject {
  /** User, account and quote: another record starts without the typed values. */
  readonly record: string
  /** Platform and product: with others the typed values are kept. */
  readonly terms: string
  readonly draftKey: string
}

/**
 * The calculator of an element. A page may set and correct attributes while somebody types: only
 * another record begins afresh, everything else takes along what was typed.
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
