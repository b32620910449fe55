import { useEffect } from 'react'
import { useHost } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'
import type { AttributeError } from './attributes.ts'

const isFieldErrorName = (name: string): boolean => name.startsWith('error:')

/** Reports one malformed attribute to the page. Visitors cannot fix it, so nothing is shown. */
function AttributeErrorOf({ error }: { readonly error: AttributeError }) {
  const t = useWording('element')
  const host = useHost()
  const { errors } = usePlatform()
  const { attribute, text, expected } = error
  const message = [
    t('element:setup.value', { attribute, text }),
    expected && t('element:setup.expected', { expected }),
  ]
    .filter(Boolean)
    .join(' ')
  useEffect(() => {
    host.report(errors.markupError('attributeInvalid', message), { attribute, message })
  }, [attribute, errors, host, message])
  return null
}

/** Reports malformed attributes; the feature ignores them. */
export function AttributeErrors({
  values,
}: {
  readonly values: Readonly<Record<string, unknown>>
}) {
  return Object.entries(values)
    .filter(([name, error]) => isFieldErrorName(name) && error !== undefined)
    .map(([name, error]) => (
      // `element-class` stores nothing else under these names.
      <AttributeErrorOf key={name} error={error as AttributeError} />
    ))
}
