/** The Content-Security-Policy that a host page needs for the elements. */
export const hostPolicy = ({
  portal,
  processor,
}: {
  readonly portal: string
  readonly processor: string
}): string =>
  [
    `default-src 'none'`,
    `script-src 'self' ${portal}`,
    `style-src 'self' ${portal}`,
    `connect-src 'self' ${portal}`,
    `img-src 'self' ${portal} data:`,
    `frame-src ${processor}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types parapet lit-html`,
  ].join('; ')
