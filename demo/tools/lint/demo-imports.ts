interface ImportRule {
  readonly from: RegExp
  readonly to: RegExp
  readonly message: string
}

/** Forbidden imports between parts of `demo`, in tests too. */
const rules: readonly ImportRule[] = [
  {
    from: /^demo\/server\//,
    to: /^demo\/(?:companions|sites)\//,
    message:
      'the server talks to companions over HTTP, through its interfaces; a test of both belongs in demo/e2e/companions',
  },
  {
    from: /^demo\/companions\//,
    to: /^demo\/server\/(?!kernel\/files\/|kernel\/http\/bounded-bodies\.ts$|insurance\/billing\/protocol\/|kernel\/seed\/companion-data\.ts$)/,
    message:
      'a companion imports the processor’s protocol, the seed’s companion data, files and bounded bodies only',
  },
]

/** The error of an import between two files of `demo`; undefined when it is allowed. */
export const demoImportError = (file: string, target: string): string | undefined =>
  rules.find(({ from, to }) => from.test(file) && to.test(target))?.message
