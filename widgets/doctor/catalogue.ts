/** Everything that the doctor can find; the guide lists the same. */
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
    title: 'The loader is older than the newest build',
    remedy: 'Take the version and hashes of `release.json`.',
  },
  integrityWrong: {
    title: 'The integrity hash of the loader does not hold',
    remedy: 'Use the exact version with its hash from `release.json`, and `crossorigin`.',
  },
  versionsMixed: {
    title: 'Two versions of the elements are on the page',
    remedy: 'Load the sheet and one loader of one version.',
  },
  sheetMissing: {
    title: '`parapet.css` is missing, so the page shifts while elements load',
    remedy: 'Add its `<link>` to the `<head>`.',
  },
  policySource: {
    title: 'The content security policy lacks a source',
    remedy: 'Add it to the directive that is named.',
  },
  policyTrustedTypes: {
    title: 'The content security policy forbids the Trusted Types policies of the elements',
    remedy: 'Name `parapet` and `lit-html` in `trusted-types`.',
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
    title: 'The platform does not answer at `api-base`',
    remedy: 'Correct the address, or leave it out.',
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
    title: 'The page’s origin is not registered with the key',
    remedy: 'Have it added to the key, with scheme and port.',
  },
  regionRefused: {
    title: 'The key is for another region than the element',
    remedy: 'Set the region of the key.',
  },
  attributeInvalid: {
    title: 'An attribute has a value that the element does not know',
    remedy: 'Use one of the values that are listed.',
  },
  attributeMisspelt: {
    title: 'An attribute is almost written like one of the element',
    remedy: 'Write the name that is given.',
  },
  tagMisspelt: {
    title: 'A tag is almost written like one of ours',
    remedy: 'Write the tag that is given.',
  },
  selfClosed: {
    title: 'Content stands inside an element that does not show it, as after `<parapet-… />`',
    remedy: 'Write the closing tag: HTML has no self-closing one.',
  },
  keyKindWrong: {
    title: 'The key of a server is in the page',
    remedy: 'Use a publishable key, `pk_…`; keys of a server stay on the server.',
  },
  recordMissing: {
    title: 'An element does not say which record it shows',
    remedy: 'Set its attribute, which is named.',
  },
  codeNotLoaded: {
    title: 'The code of an element did not load',
    remedy: 'Look for its request in the network panel.',
  },
  rootNotObserved: {
    title: 'An element stands in a shadow root that the loader does not see',
    remedy: 'Call `observe()` with that root.',
  },
  zeroSize: {
    title: 'An element has no size',
    remedy: 'Give its container a width.',
  },
} as const satisfies Record<string, { readonly title: string; readonly remedy: string }>

export type FindingId = keyof typeof catalogue
