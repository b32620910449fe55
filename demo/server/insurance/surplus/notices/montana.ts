import type { NoticeVersions } from './notice-versions.ts'

// Our own texts, not the state's form: not for use in filings.

/** Notices of Montana. */
export const montana: NoticeVersions = [
  {
    state: 'MT',
    version: 'MT-2026.1',
    title: 'Montana surplus lines notice',
    paragraphs: [
      'This insurance is placed under the surplus lines insurance law of Montana with an insurer that is not authorized in Montana.',
      'The insurer is not a member of the Montana Insurance Guaranty Association: if it becomes insolvent, its losses are not covered by the association.',
      'The coverage could not be placed in full with authorized insurers after a diligent effort, or is on the list of coverages that the commissioner exempts from it.',
      'The licensed surplus lines broker named below answers for the diligent effort, the tax and the affidavit of this placement.',
    ],
    attestation:
      'I am, or act for, the licensed surplus lines broker named above. I have read this notice and the figures of this quote, and I attest that the placement complies with the surplus lines law of Montana.',
  },
]
