import { useEffect } from 'react'
import { Notice } from '../kit/Notice.tsx'
import { useHost } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import type { AttributeError } from './attributes.ts'
import hostStyles from './host.styles.css'

const isFieldErrorName = (name: string): boolean => name.startsWith('error:')

/** Shows malformed attributes; the feature ignores them. */
export function AttributeErrors({
  values,
}: {
  readonly values: Readonly<Record<string, unknown>>
}) {
  const css = useStyles(hostStyles)
  const t = useWording('element')
  const host = useHost()
  const { errors } = usePlatform()
  const fieldErrors = Object.entries(values)
    .filter(([name, fieldError]) => isFieldErrorName(name) && fieldError !== undefined)
    // `element-class` stores nothing else under these names.
    .map(([, fieldError]) => fieldError as AttributeError)
  const named = fieldErrors.map(({ attribute, text }) => `${attribute}="${text}"`).join(' ')

  useEffect(() => {
    if (named) host.report(errors.caught(new Error(`Not understood: ${named}`), 'input'))
  }, [errors, host, named])

  if (fieldErrors.length === 0) return null
  return (
    <div className={css['fieldErrors']} part="error">
      <Notice tone="warning" title={t('element:setup.title')}>
        {fieldErrors.map(({ attribute, text, expected }) => (
          <p key={attribute}>
            {t('element:setup.value', { attribute, text })}{' '}
            {expected && t('element:setup.expected', { expected })}
          </p>
        ))}
        <p>{t('element:setup.action')}</p>
      </Notice>
    </div>
  )
}
