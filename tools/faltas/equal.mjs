/** Faults that change nothing anybody can see, each with its reason: told as the report tells them, without the line. */
export const EQUAL = new Map([
  [
    'areas/conversa/enquete/server/fields.ts [caminho] `before.inicio <= now` → `before.inicio < now`',
    'of the same instant both branches give the same start',
  ],
  [
    "areas/conversa/enquete/server/queries-resposta.ts [condição] `vinculo.papel = 'responsavel'` → `true`",
    'the statement joins by the pupil of a role, and guardians alone have one',
  ],
  [
    'areas/conversa/enquete/rules.ts [regra] `offset < 0` → `offset <= 0`',
    'São Paulo was never at the time of Greenwich',
  ],
  [
    'areas/ensino/entrega/server/queries.ts [comparação] `<=` → `<`',
    'a lesson is given from the instant of the question itself, to the microsecond',
  ],
  [
    'areas/ensino/tentativa/server/queries.ts [comparação] `<` → `<=`',
    'how many minutes ago something ended, to the microsecond',
  ],
])
