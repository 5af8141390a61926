/** Who may lean on whom: an area imports only from the tiers before its own. */

export const TIERS: readonly (readonly string[])[] = [
  ['tenant', 'arquivo'],
  ['sessao'],
  ['preferencia', 'notificacao', 'correio', 'paginas'],
  ['turma'],
  ['forum'],
  ['inicio'],
]
