import type { ErrorComponentProps } from '@tanstack/react-router'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The error screen where not even the shell stands. */
export const RootError = (props: ErrorComponentProps) => (
  <PlainPage>
    <ErrorScreen {...props} />
  </PlainPage>
)
