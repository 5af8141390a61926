/** Who may lean on whom: an area imports only from the tiers before its own. */

export const TIERS: readonly (readonly string[])[] = [
  ['tenant', 'arquivo'],
  ['sessao', 'trabalho'],
  ['preferencia', 'notificacao', 'correio', 'paginas'],
  ['fator', 'provedor', 'conta', 'auditoria'],
  ['turma'],
  ['forum', 'cartao', 'pessoa'],
  ['lote', 'privacidade'],
  ['inicio'],
]
