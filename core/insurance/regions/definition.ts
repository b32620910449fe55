/** Insurance data of a region, in addition to language, money and addresses. */
export interface InsuranceData {
  /** Whether forms ask for foreign revenue (spec 1 §1). */
  readonly splitsRevenue?: true
  /** The legal entity types; defaults to those of the base region. */
  readonly entityTypes?: readonly string[]
  /** Whether companies have an employer identification number. */
  readonly hasEin?: true
  /** Whether licensed brokers may place cover as surplus lines. */
  readonly hasSurplusLines?: true
  /** The claims hotline. Invented, from a number range reserved for fiction. */
  readonly claimsPhone: string
}

/** The banks of a region. Not part of any client bundle. */
export interface BankData {
  /** The account for transfers. Invented: no such account exists. */
  readonly bank: {
    readonly bank: string
    readonly routing: string
    readonly account: string
    readonly accountName: string
    readonly accountType: string
    readonly swift: string
    readonly phone: string
    readonly email: string
    readonly address: string
  }
  /** The format of a payer's bank account, and the name of the payers' invented bank. */
  readonly payerBank: {
    readonly name: string
    readonly routingDigits: number
    readonly accountMin: number
    readonly accountMax: number
    /** Whether the routing number ends in a check digit. */
    readonly checksRouting: boolean
    /** Whether the form asks for checking or savings. */
    readonly asksType: boolean
  }
}
