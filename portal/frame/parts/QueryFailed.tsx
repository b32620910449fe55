import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { errorReasons } from '../errors/error-reasons.ts'
import { useFormats } from '../formats/use-formats.ts'
import { useShownError } from '../notifications/shown-errors.ts'

interface QueryFailedProps {
  readonly answer: Pick<UseQueryResult, 'error' | 'refetch'>
  /** Whether the notice is in a card of small controls. */
  readonly isSmall?: boolean
}

/** Shows the load error of a part of a screen, with a retry button; nothing without an error. */
export const QueryFailed = ({ answer: { error, refetch }, isSmall = false }: QueryFailedProps) => {
  const { t } = useFormats()
  useShownError(error)
  if (error === null) return null
  return (
    <Notice
      tone="error"
      actions={
        <Button {...(isSmall && { size: 'small' })} onClick={() => void refetch()}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {errorReasons(error)}
    </Notice>
  )
}
