/** Names of elements that both who reads and who writes Moodle XML know. */

/** The element that holds what Moodle has no field for, and passes over. */
export const GUARDA = 'turmalina'

/** Settings of Moodle that stay with the item, in Moodle's own words, and are written again. */
export const AJUSTES = [
  'answernumbering',
  'attachments',
  'attachmentsrequired',
  'filetypeslist',
  'gradingtype',
  'layouttype',
  'maxbytes',
  'maxwordlimit',
  'minwordlimit',
  'numberingstyle',
  'responsefieldlines',
  'responseformat',
  'responserequired',
  'selectcount',
  'selecttype',
  'showgrading',
  'showstandardinstruction',
  'showunits',
  'unitgradingtype',
  'unitpenalty',
  'unitsleft',
] as const
