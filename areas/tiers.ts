/** Who may lean on whom: an area imports only from the tiers before its own. */

export const TIERS: readonly (readonly string[])[] = [
  ['tenant', 'arquivo'],
  ['sessao', 'trabalho', 'correio'],
  ['preferencia', 'notificacao', 'paginas'],
  ['provedor', 'auditoria'],
  ['conta'],
  ['fator'],
  ['turma'],
  ['matricula', 'rede'],
  ['forum', 'cartao', 'pessoa', 'aovivo', 'enquete'],
  ['catalogo', 'midia'],
  ['aula'],
  ['playlist'],
  ['compartilhamento'],
  ['tentativa'],
  ['entrega'],
  ['pacote'],
  ['descoberta'],
  ['relatorio'],
  ['lote', 'privacidade'],
  ['inicio'],
]
