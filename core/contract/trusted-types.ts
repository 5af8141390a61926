/** What our pages ask of browsers with Trusted Types: text is no markup and no script (docs/decisions/0032-trusted-types.md). */

/** The policy of core/web/trusted.ts. */
export const OUR_POLICY = 'turmalina'

/** Two directives. The other name is the editor's clipboard, which parses what is pasted in a document apart. */
export const TRUSTED_TYPES = `require-trusted-types-for 'script'; trusted-types ${OUR_POLICY} ProseMirrorClipboard`
