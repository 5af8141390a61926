/** Who may lean on whom: an area imports only from the tiers before its own. */

export const TIERS: readonly (readonly string[])[] = [
  ['tenant', 'arquivo'],
  ['sessao', 'trabalho'],
  ['preferencia', 'notificacao', 'correio', 'paginas'],
  ['provedor', 'auditoria'],
  ['conta'],
  ['fator'],
  ['turma'],
  ['matricula', 'rede'],
  ['forum', 'cartao', 'pessoa', 'aovivo', 'enquete', 'compartilhamento'],
  ['lote', 'privacidade'],
  ['inicio'],
]
