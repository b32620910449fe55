/** Whether a key is the secret of an API key, which no report may repeat. */
export const isSecret = (key: string): boolean => key.startsWith('sk_')

/** Whether a key, or its secret, belongs to a server and not to a page. */
export const isServerKey = (key: string): boolean => key.startsWith('ak_') || isSecret(key)
