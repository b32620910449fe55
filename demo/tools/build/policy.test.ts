import { expect, test } from 'vitest'
import { docsFiles } from '../../../widgets/docs/write-docs.ts'
import { hostPolicy } from '../../sites/policy.ts'

test('the documented header for embedders equals the header of these sites', () => {
  const policy = hostPolicy({
    portal: 'https://platform.example',
    processor: 'https://payments.example',
  })
  expect(docsFiles().get('docs/csp.md')).toContain(`Content-Security-Policy: ${policy}`)
})
