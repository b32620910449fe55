import { PlainPage } from '../shell/PlainPage.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The error screen when the shell itself failed. */
export const RootError = ({ error }: { readonly error: unknown }) => (
  <PlainPage>
    <ErrorScreen error={error} />
  </PlainPage>
)
