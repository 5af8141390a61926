/** Words of the screens of phases, Portuguese and English side by side. */
import { defineTexts, plural } from '../../../../core/texts/texts.ts'

export const estadoFaseTexts = defineTexts({
  producao: { pt: 'Produção', en: 'Production' },
  apuracao: { pt: 'Apuração', en: 'Running' },
  finalizado: { pt: 'Finalizado', en: 'Finished' },
  cancelado: { pt: 'Cancelado', en: 'Canceled' },
})

const n = {
  avaliacoes: {
    pt: (count: number) => plural(count, 'uma avaliação', '# avaliações'),
    en: (count: number) => plural(count, 'one assessment', '# assessments'),
  },
  alunos: {
    pt: (count: number) => plural(count, 'um ⟦aluno⟧', '# ⟦alunos⟧'),
    en: (count: number) => plural(count, 'one student', '# students'),
  },
}

export const faseWebTexts = defineTexts({
  fases: { pt: 'Fases', en: 'Phases' },
  avaliacoes: { pt: 'Avaliações', en: 'Assessments' },
  texto: {
    pt: 'Avaliações aplicadas juntas em uma rede, do preparo ao resultado.',
    en: 'Assessments given together in a network, from their making to their results.',
  },
  nova: { pt: 'Nova fase', en: 'New phase' },
  criar: { pt: 'Criar fase', en: 'Create the phase' },
  buscar: { pt: 'Buscar pelo nome ou dia (dd/mm/aaaa)', en: 'Search by name or day (dd/mm/yyyy)' },
  situacao: { pt: 'Situação', en: 'State' },
  emUso: { pt: 'Todas, menos as canceladas', en: 'All but the canceled ones' },
  rede: { pt: 'Rede', en: 'Network' },
  todas: { pt: 'Todas', en: 'All' },
  total: {
    pt: (count: number) => plural(count, 'Uma fase', '# fases'),
    en: (count: number) => plural(count, 'One phase', '# phases'),
  },
  nAvaliacoes: n.avaliacoes,
  nAlunos: n.alunos,
  dias: {
    pt: (de: string, ate: string) => `${de} a ${ate}`,
    en: (de: string, ate: string) => `${de} to ${ate}`,
  },
  quorumDe: {
    pt: (percent: string) => `quórum desejado de ${percent}`,
    en: (percent: string) => `wanted participation of ${percent}`,
  },
  presentesDe: {
    pt: (percent: string) => `${percent} de participação`,
    en: (percent: string) => `${percent} participation`,
  },
  nenhuma: { pt: 'Nenhuma fase ainda', en: 'No phase yet' },
  nenhumaTexto: {
    pt: 'Uma fase junta avaliações, diz quando cada uma acontece e quem participa.',
    en: 'A phase brings assessments together, says when each is given and who takes part.',
  },
  nenhumaBusca: { pt: 'Nada com esses filtros', en: 'Nothing with these filters' },
  nenhumaBuscaTexto: {
    pt: 'Tente outro nome, outro dia ou limpe os filtros.',
    en: 'Try another name, another day or clear the filters.',
  },
  limpar: { pt: 'Limpar filtros', en: 'Clear filters' },
  naoExiste: {
    pt: 'Esta fase não existe mais ou não está aberta para você',
    en: 'This phase no longer exists or is not open to you',
  },
  verTodas: { pt: 'Ver as fases', en: 'See the phases' },

  nome: { pt: 'Nome da fase', en: 'Name of the phase' },
  inicio: { pt: 'Primeiro dia', en: 'First day' },
  fim: { pt: 'Último dia', en: 'Last day' },
  periodo: { pt: 'Ano escolar', en: 'Grade level' },
  semPeriodo: { pt: 'Vários ou nenhum', en: 'Several or none' },
  quorum: { pt: 'Quórum desejado (%)', en: 'Wanted participation (%)' },
  quorumAjuda: {
    pt: 'De cada cem previstos, quantos devem fazer a prova. Abaixo disso, finalizar pede um motivo.',
    en: 'Of a hundred expected, how many should take the test. Below it, finishing asks for a reason.',
  },
  editar: { pt: 'Mudar nome, dias e quórum', en: 'Change name, days and participation' },
  salvar: { pt: 'Salvar', en: 'Save' },
  criada: { pt: 'Fase criada.', en: 'Phase created.' },
  salva: { pt: 'Fase salva.', en: 'Phase saved.' },
  acoesDe: { pt: (titulo: string) => `Ações de ${titulo}`, en: (titulo: string) => `Actions of ${titulo}` },
  maisAcoes: { pt: 'Mais ações', en: 'More actions' },

  etapas: { pt: 'Etapas da fase', en: 'Steps of the phase' },
  producaoTexto: { pt: 'avaliações, datas e participantes', en: 'assessments, dates and participants' },
  apuracaoTexto: { pt: 'provas, ausências, segunda chamada', en: 'tests, absences, second calls' },
  finalizadoTexto: { pt: 'resultados', en: 'results' },
  resultado: {
    pt: (versao: number) => `resultado, versão ${versao}`,
    en: (versao: number) => `results, version ${versao}`,
  },
  feitoPor: {
    pt: (quando: string, quem: string) => `${quando}, por ${quem}`,
    en: (quando: string, quem: string) => `${quando}, by ${quem}`,
  },
  canceladaTitulo: { pt: 'Fase cancelada', en: 'Phase canceled' },
  canceladaTexto: {
    pt: (quando: string, quem: string, motivo: string) => `${quando}, por ${quem}. Motivo: ${motivo}`,
    en: (quando: string, quem: string, motivo: string) => `${quando}, by ${quem}. Reason: ${motivo}`,
  },

  faltam: {
    pt: (para: string, count: number) =>
      `Para ${para} ${plural(count, 'falta um acerto', 'faltam # acertos')}`,
    en: (para: string, count: number) =>
      `${plural(count, 'One thing is', '# things are')} missing to ${para}`,
  },
  aApurar: { pt: 'começar a apuração', en: 'start running it' },
  aFinalizar: { pt: 'finalizar', en: 'finish' },
  pronta: { pt: 'Tudo certo para seguir.', en: 'All is ready to go on.' },
  verDatas: { pt: 'Ver as datas', en: 'See the dates' },
  verPendentes: { pt: 'Ver e marcar ausências', en: 'See and record absences' },
  escolherAvaliacoes: { pt: 'Escolher avaliações', en: 'Choose assessments' },
  abrirAvaliacao: { pt: 'Abrir a avaliação', en: 'Open the assessment' },
  darMotivo: { pt: 'Dar o motivo ao finalizar', en: 'Give the reason when finishing' },
  escolherAlunos: { pt: 'Escolher participantes', en: 'Choose participants' },

  comecar: { pt: 'Começar a apuração', en: 'Start running' },
  finalizar: { pt: 'Finalizar a fase', en: 'Finish the phase' },
  voltarProducao: { pt: 'Voltar para a produção', en: 'Back to production' },
  reabrir: { pt: 'Reabrir a apuração', en: 'Open it again' },
  cancelarFase: { pt: 'Cancelar a fase', en: 'Cancel the phase' },
  comecarTexto: {
    pt: 'As avaliações ficam como estão, os cadernos são distribuídos e os dias da fase não mudam mais.',
    en: 'The assessments stay as they are, booklets are dealt and the days of the phase no longer change.',
  },
  finalizarTexto: {
    pt: 'Os resultados ficam guardados como estão. Reabrir depois cria outra versão deles.',
    en: 'The results are kept as they are. Opening it again makes another version of them.',
  },
  voltarTexto: {
    pt: 'Ninguém fez prova nem faltou ainda: a fase volta a ser preparada.',
    en: 'Nobody has taken a test or been absent yet: the phase goes back to its making.',
  },
  reabrirTexto: {
    pt: 'A fase volta à apuração e os resultados seguem em outra versão; a de agora continua guardada.',
    en: 'The phase runs again and its results go on as another version; the one of now is kept.',
  },
  cancelarTexto: {
    pt: 'A fase sai das listas e dos relatórios. Nada do que foi feito se perde.',
    en: 'The phase leaves lists and reports. Nothing of what was done is lost.',
  },
  cancelarNome: {
    pt: (nome: string) => `Para confirmar, digite o nome da fase: ${nome}`,
    en: (nome: string) => `To confirm, type the name of the phase: ${nome}`,
  },
  motivo: { pt: 'Motivo', en: 'Reason' },
  motivoQuorum: {
    pt: 'A participação ficou abaixo do quórum: diga por que a fase termina assim.',
    en: 'Participation is below what was wanted: say why the phase ends so.',
  },
  mudou: { pt: 'Situação da fase alterada.', en: 'State of the phase changed.' },

  vazia: { pt: 'Nenhuma avaliação nesta fase', en: 'No assessment in this phase' },
  vaziaTexto: {
    pt: 'Escolha as que serão aplicadas. Elas podem ser montadas e fechadas depois.',
    en: 'Choose those that will be given. They may be put together and closed later.',
  },
  adicionar: { pt: 'Adicionar avaliações', en: 'Add assessments' },
  adicionarN: {
    pt: (count: number) => (count === 0 ? 'Adicionar' : `Adicionar ${plural(count, 'uma', '#')}`),
    en: (count: number) => (count === 0 ? 'Add' : `Add ${plural(count, 'one', '#')}`),
  },
  buscarAvaliacao: { pt: 'Buscar avaliação pelo nome', en: 'Search assessments by name' },
  nenhumaAvaliacao: { pt: 'Nenhuma outra avaliação aqui', en: 'No other assessment here' },
  mostrando: {
    pt: (shown: number, total: number) => `Mostrando ${shown} de ${total}: busque pelo nome.`,
    en: (shown: number, total: number) => `Showing ${shown} of ${total}: search by name.`,
  },
  adicionadas: { pt: 'Avaliações adicionadas.', en: 'Assessments added.' },
  retirar: { pt: 'Remover da fase', en: 'Take out of the phase' },
  retirarTitulo: {
    pt: (titulo: string) => `Remover “${titulo}” da fase?`,
    en: (titulo: string) => `Take “${titulo}” out of the phase?`,
  },
  retirarTexto: {
    pt: (count: number) =>
      count === 0
        ? 'Ela continua nas suas avaliações.'
        : `Ela continua nas suas avaliações; a escolha de ${plural(count, 'um participante', '# participantes')} se perde.`,
    en: (count: number) =>
      count === 0
        ? 'It stays among your assessments.'
        : `It stays among your assessments; the choice of ${plural(count, 'one participant', '# participants')} is lost.`,
  },
  retirada: { pt: 'Avaliação removida da fase.', en: 'Assessment taken out of the phase.' },
  participantes: { pt: 'Participantes', en: 'Participants' },
  semData: { pt: 'sem data', en: 'no date' },
  ate: {
    pt: (de: string, fim: string) => `${de} até ${fim}`,
    en: (de: string, fim: string) => `${de} to ${fim}`,
  },
  aFase: { pt: 'A fase', en: 'The phase' },
  contagem: {
    pt: (presentes: string, ausentes: string, pendentes: string, de: string) =>
      `${presentes} presentes, ${ausentes} ausências, ${pendentes} pendentes de ${de}`,
    en: (presentes: string, ausentes: string, pendentes: string, de: string) =>
      `${presentes} present, ${ausentes} absent, ${pendentes} pending of ${de}`,
  },
  presentes: { pt: 'presentes', en: 'present' },
  ausencias: { pt: 'ausência registrada', en: 'absence recorded' },
  pendentes: { pt: 'pendentes', en: 'pending' },
  traco: {
    pt: (percent: string) => `o traço é o quórum de ${percent}`,
    en: (percent: string) => `the line is the ${percent} that is wanted`,
  },
  historico: { pt: 'O que houve', en: 'What happened' },
  passo: {
    pt: (de: string, para: string) => `${de} → ${para}`,
    en: (de: string, para: string) => `${de} → ${para}`,
  },

  datas: { pt: 'Datas', en: 'Dates' },
  datasTexto: {
    pt: (de: string, ate: string) => `Quando cada avaliação acontece, entre ${de} e ${ate}.`,
    en: (de: string, ate: string) => `When each assessment is given, between ${de} and ${ate}.`,
  },
  comeca: { pt: 'Começa', en: 'Begins' },
  termina: { pt: 'Termina', en: 'Ends' },
  datasSalvas: { pt: 'Datas salvas.', en: 'Dates saved.' },
  repetir: { pt: 'Usar nas que estão sem data', en: 'Use for those without a date' },
  repetidas: {
    pt: (count: number) => plural(count, 'Uma avaliação com a mesma data.', '# avaliações com a mesma data.'),
    en: (count: number) =>
      plural(count, 'One assessment with the same date.', '# assessments with the same date.'),
  },

  participantesDe: {
    pt: (titulo: string) => `Participantes: ${titulo}`,
    en: (titulo: string) => `Participants: ${titulo}`,
  },
  participantesTexto: {
    pt: 'Marque escolas, turmas ou ⟦alunos⟧. Quem já fez a prova ou foi transferido fica travado.',
    en: 'Select schools, classes or students. Anyone who has taken the test or was transferred is locked.',
  },
  soDoAno: { pt: (ano: string) => `Só turmas: ${ano}`, en: (ano: string) => `Only classes of ${ano}` },
  semTurmasDoAno: {
    pt: (ano: string) => `Nenhuma turma desta rede é de ${ano}. Desligue o filtro acima para ver todas.`,
    en: (ano: string) =>
      `No class of this network is of ${ano}. Switch the filter above off to see all of them.`,
  },
  salvarParticipantes: { pt: 'Salvar escolha', en: 'Save the choice' },
  salvos: {
    pt: (entraram: number, sairam: number) =>
      `Salvo: ${plural(entraram, '1 entrou', '# entraram')}, ${plural(sairam, '1 saiu', '# saíram')}.`,
    en: (entraram: number, sairam: number) =>
      `Saved: ${plural(entraram, '1 came in', '# came in')}, ${plural(sairam, '1 went out', '# went out')}.`,
  },
  muitas: {
    pt: 'São escolhas demais de uma vez. Salve estas primeiro.',
    en: 'Too many choices at once. Save these first.',
  },
  naoMuda: {
    pt: 'Os participantes desta fase não mudam agora',
    en: 'The participants of this phase do not change now',
  },
  verLista: { pt: 'Ver a lista', en: 'See the list' },

  porEscola: { pt: 'Por escola', en: 'By school' },
  verPorEscola: { pt: 'Ver por escola', en: 'See by school' },
  porEscolaTexto: {
    pt: 'As de menor participação primeiro.',
    en: 'Those with the lowest participation first.',
  },
  buscarEscola: { pt: 'Buscar escola', en: 'Search schools' },
  previstos: { pt: 'Previstos', en: 'Expected' },
  participacao: { pt: 'Participação', en: 'Participation' },
  osPresentes: { pt: 'Presentes', en: 'Present' },
  asAusencias: { pt: 'Ausências', en: 'Absent' },
  osPendentes: { pt: 'Pendentes', en: 'Pending' },
  totalEscolas: {
    pt: (count: number) => plural(count, 'Uma escola', '# escolas'),
    en: (count: number) => plural(count, 'One school', '# schools'),
  },
  abaixo: { pt: 'abaixo do quórum', en: 'below what is wanted' },
  acompanhar: { pt: 'Quem fez e quem falta', en: 'Who took it and who is missing' },
  acompanharTexto: {
    pt: 'Cada participante e o que houve com ele. Presença vem das respostas; o resto se marca aqui.',
    en: 'Each participant and what became of them. Presence comes of answers; the rest is said here.',
  },
  buscarAluno: { pt: 'Buscar ⟦aluno⟧, turma ou escola', en: 'Search students, classes or schools' },
  avaliacao: { pt: 'Avaliação', en: 'Assessment' },
  aluno: { pt: '⟦Aluno⟧', en: 'Student' },
  turma: { pt: 'Turma', en: 'Class' },
  escola: { pt: 'Escola', en: 'School' },
  caderno: { pt: 'Caderno', en: 'Booklet' },
  marcarAluno: { pt: (nome: string) => `Escolher ${nome}`, en: (nome: string) => `Select ${nome}` },
  marcarTodos: { pt: 'Escolher todos desta página', en: 'Select all on this page' },
  escolhidos: {
    pt: (count: number) => plural(count, 'Um escolhido', '# escolhidos'),
    en: (count: number) => plural(count, 'One selected', '# selected'),
  },
  marcar: { pt: 'Dizer o que houve', en: 'Say what happened' },
  marcarPendentes: { pt: 'Marcar todos os pendentes', en: 'Record all who are pending' },
  marcarTitulo: {
    pt: (count: number) => `O que houve com ${plural(count, 'um ⟦aluno⟧', '# ⟦alunos⟧')}?`,
    en: (count: number) => `What became of ${plural(count, 'one student', '# students')}?`,
  },
  houve: { pt: 'O que houve', en: 'What happened' },
  faltou: { pt: 'Faltou no dia da prova.', en: 'Was absent on the day.' },
  marcados: {
    pt: (count: number) => plural(count, 'Um ⟦aluno⟧ marcado.', '# ⟦alunos⟧ marcados.'),
    en: (count: number) => plural(count, 'One student marked.', '# students marked.'),
  },
  desmarcados: { pt: 'De volta como estavam.', en: 'Back as they were.' },
  nenhumParticipante: { pt: 'Ninguém participa ainda', en: 'Nobody takes part yet' },
  nenhumParticipanteTexto: {
    pt: 'Escolha os participantes de cada avaliação na página da fase.',
    en: 'Choose the participants of each assessment on the page of the phase.',
  },
  arquivoCortado: {
    pt: (most: string) => `O arquivo tem os ${most} primeiros. Filtre para exportar os outros.`,
    en: (most: string) => `The file has the first ${most}. Filter to export the others.`,
  },
  totalParticipantes: {
    pt: (count: number) => plural(count, 'Um participante', '# participantes'),
    en: (count: number) => plural(count, 'One participant', '# participants'),
  },
})
