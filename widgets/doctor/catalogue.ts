/** All findings of the doctor, which the guide also lists. */
export const catalogue = {
  loaderMissing: {
    title: 'The loader is not on the page',
    remedy: 'Add its script.',
  },
  loaderNotModule: {
    title: 'The loader is not loaded as a module',
    remedy: 'Give its script `type="module"`.',
  },
  loaderOld: {
    title: 'The loader is older than the latest build',
    remedy: 'Use the version and hashes from `release.json`.',
  },
  integrityWrong: {
    title: 'The integrity hash of the loader does not match',
    remedy: 'Use the exact version with its hash from `release.json`, and `crossorigin`.',
  },
  versionsMixed: {
    title: 'Two versions of the elements are on the page',
    remedy: 'Load the style sheet and one loader of the same version.',
  },
  sheetMissing: {
    title: '`parapet.css` is missing, so the page shifts while elements load',
    remedy: 'Add its `<link>` to the `<head>`.',
  },
  policySource: {
    title: 'The content security policy is missing a source',
    remedy: 'Add it to the named directive.',
  },
  policyTrustedTypes: {
    title: 'The content security policy forbids the Trusted Types policies of the elements',
    remedy: 'Add `parapet` and `lit-html` to `trusted-types`.',
  },
  frameBlocked: {
    title: 'The content security policy blocks the payment frame',
    remedy: 'Add the payment processor to `frame-src`.',
  },
  popUpCut: {
    title: 'The sign-in pop-up cannot report back',
    remedy: 'Send `Cross-Origin-Opener-Policy: same-origin-allow-popups`.',
  },
  platformUnreachable: {
    title: 'The platform does not respond at `api-base`',
    remedy: 'Correct the address or remove the attribute.',
  },
  keyMissing: {
    title: 'An element has neither `client-key` nor `fetchSession`',
    remedy: 'Set one of them.',
  },
  keyRefused: {
    title: 'The key is unknown or switched off',
    remedy: 'Copy it again, or ask the agency’s administrator.',
  },
  originRefused: {
    title: 'The page’s origin is not registered for the key',
    remedy: 'Ask the agency’s administrator to add it to the key, with scheme and port.',
  },
  regionRefused: {
    title: 'The key belongs to a different region',
    remedy: 'Set the element’s region to that of the key.',
  },
  attributeInvalid: {
    title: 'An attribute has an unknown value',
    remedy: 'Use one of the listed values.',
  },
  attributeMisspelt: {
    title: 'An attribute is misspelled',
    remedy: 'Use the suggested name.',
  },
  tagMisspelt: {
    title: 'A tag is misspelled',
    remedy: 'Use the suggested tag.',
  },
  selfClosed: {
    title: 'An element contains content that it does not show, as after `<parapet-… />`',
    remedy: 'Add the closing tag: HTML has no self-closing custom elements.',
  },
  keyKindWrong: {
    title: 'A server’s API key is in the page',
    remedy: 'Use a publishable key, `pk_…`. API keys belong on your server only.',
  },
  recordMissing: {
    title: 'An element has no record ID',
    remedy: 'Set the named attribute.',
  },
  codeNotLoaded: {
    title: 'The code of an element did not load',
    remedy: 'Look for the failed request in the network panel.',
  },
  rootNotObserved: {
    title: 'An element is in a shadow root that the loader does not observe',
    remedy: 'Call `observe()` with that root.',
  },
  zeroSize: {
    title: 'An element has no size',
    remedy: 'Give its container a width.',
  },
} as const satisfies Record<string, { readonly title: string; readonly remedy: string }>

export type FindingId = keyof typeof catalogue
