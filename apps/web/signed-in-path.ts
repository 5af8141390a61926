/** Which addresses are behind a session: their table of screens travels only to who asks for one of them. */

export const isSignedInPath = (path: string): boolean => /^\/(?:logado|correio)(?:\/|$)/.test(path)
