/** The content security policy sources that the elements need. Used by the docs and the doctor. */
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
    why: '`parapet.css`. The elements themselves need no source: they use constructed style sheets.',
  },
  { directive: 'connect-src', source: 'platform', why: 'Calls for prices, quotes and payments.' },
  { directive: 'img-src', source: 'platform', why: 'Logos.' },
  { directive: 'img-src', source: 'data:', why: 'Icons in selects and checkboxes.' },
  {
    directive: 'frame-src',
    source: 'processor',
    why: 'Only for `<parapet-payment-page>`: card numbers are entered in the payment processor’s frame.',
  },
]

/** The Trusted Types policies with which elements create markup: our own and Lit’s. */
export const trustedTypesPolicies = ['parapet', 'lit-html'] as const
