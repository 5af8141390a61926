/** What XML 1.0 can't hold: a sheet or a document with it would not open. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const writableInXml = (text: string): string => text.replace(UNWRITABLE, '')
