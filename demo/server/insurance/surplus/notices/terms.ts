import type { AttestationTerms } from '#core/insurance/surplus/model.ts'

// Our own text: not for use in filings.

/** The versions of the terms of an attestation, newest last. A published version is never edited. */
const versions: readonly [AttestationTerms, ...AttestationTerms[]] = [
  {
    version: 'TERMS-2026.1',
    title: 'Attestation terms',
    paragraphs: [
      'An attestation is an electronic signature. It has the effect of a signature on paper, and is made by the licensed surplus lines broker or by a person whom the broker has authorized.',
      'The broker confirms a diligent effort to place the coverage with authorized insurers, as far as the law of the state asks for one, and keeps its record for as long as that law says.',
      'The broker answers for the surplus lines tax, the fees and the filing of the placement. The figures attested are those of this quote: with other terms, the notice is attested again.',
      'The notice, these terms, the name of the person, the license and the time are stored with a hash, can be shown again, and are given to the state on request.',
    ],
  },
]

/** The newest terms. */
export const currentTerms = (): AttestationTerms => versions.at(-1) ?? versions[0]

/** Published terms by version; undefined for an unknown one. */
export const termsOf = (version: string): AttestationTerms | undefined =>
  versions.find((each) => each.version === version)
