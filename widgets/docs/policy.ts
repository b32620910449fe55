/** The sources of a content security policy that our elements need; read by the docs and the doctor. */
export interface PolicyNeed {
  readonly directive: 'script-src' | 'style-src' | 'connect-src' | 'img-src' | 'frame-src'
  readonly source: 'platform' | 'processor' | 'data:'
  readonly why: string
}

export const policyNeeds: readonly PolicyNeed[] = [
  { directive: 'script-src', source: 'platform', why: 'The loader and the code of the elements.' },
  {
    directive: 'style-src',
    source: 'platform',
    why: '`parapet.css`. Elements themselves need none: their sheets are constructed.',
  },
  { directive: 'connect-src', source: 'platform', why: 'Calls for prices, quotes and payments.' },
  { directive: 'img-src', source: 'platform', why: 'Logos.' },
  { directive: 'img-src', source: 'data:', why: 'Marks inside selects and checkboxes.' },
  {
    directive: 'frame-src',
    source: 'processor',
    why: '`<parapet-payment-page>` alone: card numbers are entered at the payment processor.',
  },
]

/** The Trusted Types policies by which elements create markup: our own, and Lit’s. */
export const trustedTypesPolicies = ['parapet', 'lit-html'] as const
