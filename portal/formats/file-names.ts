/** What file systems do not take in a name, and what would read badly. */
const safe = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** `{company}-{quoteNumber}-proposal.pdf` (spec 2 §7). */
export const proposalName = (quote: {
  readonly companyName: string
  readonly quoteNumber: string
}): string => `${safe(quote.companyName)}-${safe(quote.quoteNumber)}-proposal.pdf`

/** `{company}-{policyNumber}-{kind}.pdf` */
export const policyFileName = (
  policy: { readonly companyName: string; readonly policyNumber: string },
  kind: 'policy' | 'invoice' | 'receipt',
): string => `${safe(policy.companyName)}-${safe(policy.policyNumber)}-${kind}.pdf`
