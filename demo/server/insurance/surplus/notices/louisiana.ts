import type { NoticeVersions } from './notice-versions.ts'

// Our own texts, not the state's form: not for use in filings.

/** Notices of Louisiana. */
export const louisiana: NoticeVersions = [
  {
    state: 'LA',
    version: 'LA-2026.1',
    title: 'Louisiana surplus lines notice',
    paragraphs: [
      'This insurance is placed with an insurer that is not authorized by the Louisiana Department of Insurance but is eligible to write surplus lines insurance in Louisiana.',
      'In the event of insolvency of the insurer, losses under this insurance are not paid by the Louisiana Insurance Guaranty Association.',
      'The coverage was sought from authorized insurers as the law of Louisiana asks, unless the law exempts it. The insured was told before the placement that the insurer is a surplus lines insurer, and that the premium carries surplus lines tax.',
      'The licensed surplus lines broker named below answers for the diligent effort, the tax and the filing of this placement.',
    ],
    attestation:
      'I am, or act for, the licensed surplus lines broker named above. I have read this notice and the figures of this quote, and I attest that the placement complies with the surplus lines law of Louisiana.',
  },
]
