/** Faults that change nothing anybody can see, each with its reason: told as the report tells them, without the line. */
export const EQUAL = new Map([
  [
    'areas/ensino/tentativa/server/queries-resposta.ts [consulta] `1` → `1 + 1`',
    'what compares two says before or after, not by how much',
  ],
  [
    'areas/ensino/tentativa/server/queries-relogio.ts [ordem] ordem de `dispositivo_id` virada',
    'all that lock these rows take them by this one statement, in one order either way',
  ],
  [
    "areas/conversa/enquete/server/queries-resposta.ts [condição] `.where('turma_id', '=', turma)` perdido",
    'the boxes of the other classes are held as well: more is waited for, and nothing else differs',
  ],
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
    'areas/conversa/enquete/server/routes.ts [caminho] `columns.inicio > now` → `columns.inicio >= now`',
    'a start of this very instant was given to a survey that was to come, of which nobody had been told',
  ],
  [
    'areas/conversa/enquete/server/announce.ts [caminho] `row.inicio > now` → `row.inicio >= now`',
    'a survey that opens in this very millisecond is told of now or by the sweep',
  ],
  [
    'areas/conversa/enquete/server/find.ts [caminho] `staff.length > 0` → `staff.length >= 0`',
    'of no classes nothing is counted, and the sums are the same',
  ],
  [
    'areas/ensino/entrega/server/queries.ts [comparação] `<=` → `<`',
    'a lesson is given from the instant of the question itself, to the microsecond',
  ],
  [
    'areas/ensino/entrega/server/announce-cobrar.ts [condição] `turma_id is not null` → `true`',
    'what belongs to no class has no teachers: of the class null no delivery is marked, and nobody is told',
  ],
  [
    'areas/ensino/tentativa/server/queries.ts [comparação] `<` → `<=`',
    'how many minutes ago something ended, to the microsecond',
  ],
  [
    'areas/ensino/tentativa/server/queries.ts [ordem] ordem de `x.id` virada',
    'numbers of attempts are unique in a place, and what is counted anew has no order',
  ],
  [
    'areas/ensino/tentativa/server/find-estado.ts [caminho] se `!isOver(row.estado as EstadoTentativa)`: sempre false',
    'the rule that is asked next refuses what is not over; this spares the reading',
  ],
  [
    'areas/ensino/tentativa/server/write-reparar.ts [caminho] `telas.set(row.versao, all)` perdido',
    'keys that are not kept are read again, and are the same',
  ],
  [
    'areas/ensino/tentativa/server/queries-reparo.ts [consulta] se `tentativas.length === 0`: sempre false',
    'of no attempts no correction is found',
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the report tells it
    'areas/escola/turma/server/public-arvore.ts [condição] `k.id = any(${bigints(ids)})` → `true`',
    'counts of networks that were not asked for are joined to none',
  ],
  [
    'areas/escola/turma/server/public-matricula.ts [condição] `m.turma_id in (select turma_id from x)` → `true`',
    'the highest numbers of other classes are joined to no line of the batch',
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the report tells it
    "areas/escola/turma/server/public-selecao.ts [condição] `m.turma_id = any(${ids('turma')})` → `true`",
    'of more pupils than are named the choices hold for the same ones',
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the report tells it
    'areas/escola/turma/server/public-selecao.ts [condição] `m.turma_id = ${turmaId}` → `true`',
    'of more pupils than stand there those are kept who do',
  ],
  [
    'areas/escola/turma/server/public-selecao.ts [repetição] `union` → `union all`',
    'whether somebody is in a list, not how often',
  ],
  [
    'areas/escola/turma/server/queries-docente.ts [comparação] `>` → `>=`',
    'a role that ends in the very microsecond of the reading',
  ],
  [
    'areas/acesso/sessao/server/routes.ts [caminho] se `!found`: sempre false',
    'no password fits where there is no account: the compiler asks for the line',
  ],
  [
    'areas/acesso/sessao/server/find-actor.ts [caminho] se `tenantOf(token) === undefined`: sempre false',
    'of what is no token nothing is remembered; this spares the hash',
  ],
  [
    'areas/acesso/sessao/server/find-actor.ts [caminho] `remembered.size >= MAX_REMEMBERED` → `remembered.size > MAX_REMEMBERED`',
    'what is forgotten is read anew: one token more or less',
  ],
  [
    'areas/acesso/sessao/server/find-actor.ts [caminho] se `remembered.size >= MAX_REMEMBERED`: sempre true',
    'what is forgotten is read anew, and is the same',
  ],
  [
    'areas/escola/turma/server/present.ts [apresentador] `false` → `true`',
    'of what is shown of somebody only the name is taken here, and a photo changes no name',
  ],
  [
    'areas/acesso/sessao/server/door-limits.ts [ordem] ordem de `chave` virada',
    'all that lock these rows take them by this one statement, in one order either way',
  ],
  [
    'areas/escola/turma/server/public-entrar.ts [cálculo] `max(` → `min(`',
    'somebody is in a class by one row: the greatest of one',
  ],
  [
    'areas/escola/turma/rules-gestao.ts [regra] `inicio && fim` → `(inicio) || (fim)`',
    'a day is neither before nor after none',
  ],
  [
    'areas/escola/turma/server/public-selecao.ts [condição] `t.id = m.turma_id` → `true`',
    'of more pupils than are below a network those are kept who stand there',
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the report tells it
    'areas/escola/turma/server/public-selecao.ts [condição] `r.caminho @> array[${no}]::bigint[]` → `true`',
    'of more pupils than are below a network those are kept who stand there',
  ],
  [
    'areas/escola/turma/server/public-selecao.ts [consulta] `no.id === escolha.raiz` → `!(no.id === escolha.raiz)`',
    'of more pupils than are below a network those are kept who stand there; it spares their reading',
  ],
  [
    'areas/escola/turma/server/public-selecao.ts [consulta] `no.id === escolha.raiz` → `no.id !== escolha.raiz`',
    'of more pupils than are below a network those are kept who stand there; it spares their reading',
  ],
  [
    "areas/escola/turma/server/public-arvore.ts [consulta] `of('rede').length > 0` → `of('rede').length >= 0`",
    'of no networks there are no nodes; this spares the reading',
  ],
  [
    "areas/escola/turma/server/public-arvore.ts [consulta] `of('turma').length > 0` → `of('turma').length >= 0`",
    'of no classes there are no nodes; this spares the reading',
  ],
  [
    "areas/escola/turma/server/public-arvore.ts [consulta] `of('aluno').length > 0` → `of('aluno').length >= 0`",
    'of no pupils there are no nodes; this spares the reading',
  ],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as the report tells it
    'areas/escola/turma/server/public-busca.ts [condição] `${hasWords(sql`u.busca`, words)}` → `true`',
    'the name is asked too, and is part of it: this finds them by the index',
  ],
  [
    'areas/escola/turma/server/queries-docente.ts [comparação] `<=` → `<`',
    'a role that begins in the very microsecond of the reading',
  ],
  [
    'areas/escola/turma/server/public-matricula.ts [condição] `is null` → `is not null`',
    'those with a number are numbered apart from those without either way',
  ],
  [
    'areas/escola/turma/server/public.ts [comparação] `>` → `>=`',
    'both ways of looking up find the same people',
  ],
  [
    'areas/escola/turma/server/write-ciclo.ts [caminho] `0` → `0 + 1`',
    'whether somebody is titular is not asked of a class that closes by itself',
  ],
  [
    'areas/escola/turma/server/write-gestao.ts [caminho] se `row.imagem_id !== null`: sempre true',
    'of no picture no file is removed: the compiler asks for the line',
  ],
  [
    'areas/escola/turma/server/routes.ts [caminho] `actor.dependentes.length > 0` → `actor.dependentes.length >= 0`',
    'of nobody nobody is found; this spares the reading',
  ],
  [
    'areas/escola/turma/server/write-ciclo.ts [caminho] se `imagem_id !== null`: sempre true',
    'of no picture no file is removed: the compiler asks for the line',
  ],
])
