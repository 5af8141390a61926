/** The sentences of notifications, which the server says; Portuguese and English side by side. */

import { type Dates, datesToTell } from '../../../core/contract/dates.ts'
import { formatNumber } from '../../../core/contract/time.ts'
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts, type Language, plural, say } from '../../../core/texts/texts.ts'
import type { NotificacaoDados, NotificacaoTipo } from './contract.ts'
import { REGRAS } from './rules.ts'

export const fraseTexts = defineTexts({
  topico_novo: {
    pt: (d: NotificacaoDados['topico_novo']) => `${d.autor} abriu o tópico “${d.titulo}”`,
    en: (d: NotificacaoDados['topico_novo']) => `${d.autor} opened the topic “${d.titulo}”`,
  },
  aviso_novo: {
    pt: (d: NotificacaoDados['aviso_novo']) => `${d.autor} publicou o aviso “${d.titulo}”`,
    en: (d: NotificacaoDados['aviso_novo']) => `${d.autor} posted the announcement “${d.titulo}”`,
  },
  aviso_urgente: {
    pt: (d: NotificacaoDados['aviso_urgente']) => `Aviso urgente de ${d.autor}: “${d.titulo}”`,
    en: (d: NotificacaoDados['aviso_urgente']) => `Urgent announcement from ${d.autor}: “${d.titulo}”`,
  },
  aviso_lembrete: {
    pt: (d: NotificacaoDados['aviso_lembrete']) => `Falta você ler o aviso “${d.titulo}”`,
    en: (d: NotificacaoDados['aviso_lembrete']) => `You have not read the announcement “${d.titulo}” yet`,
  },
  ciente_lembrete: {
    pt: (d: NotificacaoDados['ciente_lembrete']) => `Falta o seu ciente no aviso “${d.titulo}”`,
    en: (d: NotificacaoDados['ciente_lembrete']) =>
      `The announcement “${d.titulo}” is waiting for your acknowledgment`,
  },
  resposta_nova: {
    pt: (d: NotificacaoDados['resposta_nova']) => `${d.autor} respondeu em “${d.titulo}”`,
    en: (d: NotificacaoDados['resposta_nova']) => `${d.autor} answered in “${d.titulo}”`,
  },
  nota_corrigida: {
    pt: (d: NotificacaoDados['nota_corrigida']) =>
      d.desfeita
        ? `A correção do gabarito de “${d.titulo}” foi desfeita: sua nota voltou de ${formatNumber(d.antes)} para ${formatNumber(d.nota)}`
        : `O gabarito de “${d.titulo}” foi corrigido: sua nota passou de ${formatNumber(d.antes)} para ${formatNumber(d.nota)}`,
    en: (d: NotificacaoDados['nota_corrigida']) =>
      d.desfeita
        ? `The fix to the answer key of “${d.titulo}” was undone: your grade went back from ${formatNumber(d.antes, undefined, 'en-us')} to ${formatNumber(d.nota, undefined, 'en-us')}`
        : `The answer key of “${d.titulo}” was fixed: your grade went from ${formatNumber(d.antes, undefined, 'en-us')} to ${formatNumber(d.nota, undefined, 'en-us')}`,
  },
  nota_publicada: {
    pt: (d: NotificacaoDados['nota_publicada']) =>
      d.dependente
        ? `Saiu em “${d.titulo}” a nota de quem você acompanha`
        : d.nota === undefined
          ? `Sua nota em “${d.titulo}” foi publicada`
          : `Você recebeu ${formatNumber(d.nota)} em “${d.titulo}”`,
    en: (d: NotificacaoDados['nota_publicada']) =>
      d.dependente
        ? `The grade in “${d.titulo}” of the student in your care was published`
        : d.nota === undefined
          ? `Your grade in “${d.titulo}” was published`
          : `You received ${formatNumber(d.nota, undefined, 'en-us')} in “${d.titulo}”`,
  },
  mensagem_retida: {
    pt: (d: NotificacaoDados['mensagem_retida']) =>
      d.voltou
        ? `${d.autor} mudou a mensagem devolvida em “${d.titulo}” e enviou de novo`
        : `Uma mensagem de ${d.autor} em “${d.titulo}” espera a sua leitura`,
    en: (d: NotificacaoDados['mensagem_retida']) =>
      d.voltou
        ? `${d.autor} changed the message that was given back in “${d.titulo}” and sent it again`
        : `A message by ${d.autor} in “${d.titulo}” needs your review`,
  },
  mensagem_liberada: {
    pt: (d: NotificacaoDados['mensagem_liberada']) => `Sua mensagem em “${d.titulo}” já aparece para a turma`,
    en: (d: NotificacaoDados['mensagem_liberada']) => `Your message in “${d.titulo}” now shows to the class`,
  },
  mensagem_recusada: {
    pt: (d: NotificacaoDados['mensagem_recusada']) =>
      `Sua mensagem em “${d.titulo}” não aparece para a turma${d.motivo ? `: ${d.motivo}` : ''}`,
    en: (d: NotificacaoDados['mensagem_recusada']) =>
      `Your message in “${d.titulo}” does not show to the class${d.motivo ? `: ${d.motivo}` : ''}`,
  },
  palavras_moderadas: {
    pt: (d: NotificacaoDados['palavras_moderadas']) => {
      const o = d.que === 'mensagem' || d.que === 'enquete' ? 'a' : 'o'
      const coisa = {
        mensagem: `Sua mensagem em “${d.titulo}”`,
        topico: `Seu tópico “${d.titulo}”`,
        aviso: `Seu aviso “${d.titulo}”`,
        material: `O material “${d.titulo}”, que você compartilhou,`,
        enquete: `Sua enquete “${d.titulo}”`,
      }[d.que]
      const feito = {
        ocultou: `foi ocultad${o} por quem responde pela turma ${d.turma}`,
        removeu: `foi removid${o} por quem responde por ${d.turma}`,
        mostrou: `voltou a aparecer em ${d.turma}`,
      }[d.feito]
      return `${coisa} ${feito}`
    },
    en: (d: NotificacaoDados['palavras_moderadas']) => {
      const coisa = {
        mensagem: `Your message in “${d.titulo}”`,
        topico: `Your topic “${d.titulo}”`,
        aviso: `Your announcement “${d.titulo}”`,
        material: `“${d.titulo}”, which you shared,`,
        enquete: `Your survey “${d.titulo}”`,
      }[d.que]
      const feito = {
        ocultou: `was hidden by whoever leads the class ${d.turma}`,
        removeu: `was removed by whoever leads ${d.turma}`,
        mostrou: `shows again in ${d.turma}`,
      }[d.feito]
      return `${coisa} ${feito}`
    },
  },
  lote_pronto: {
    pt: (d: NotificacaoDados['lote_pronto']) => `O envio “${d.arquivo}” está pronto`,
    en: (d: NotificacaoDados['lote_pronto']) => `“${d.arquivo}”, which you sent, is ready`,
  },
  cartoes_prontos: {
    pt: (d: NotificacaoDados['cartoes_prontos']) =>
      `${plural(d.vezes, '# cartão de acesso', '# cartões de acesso')} do envio “${d.arquivo}” para imprimir`,
    en: (d: NotificacaoDados['cartoes_prontos']) =>
      `${plural(d.vezes, '# access card', '# access cards')} of the batch “${d.arquivo}” to print`,
  },
  copia_pronta: {
    pt: (d: NotificacaoDados['copia_pronta'], quando: Dates) =>
      `A cópia dos seus dados está pronta. Baixe até ${quando.date(d.ate)}.`,
    en: (d: NotificacaoDados['copia_pronta'], quando: Dates) =>
      `The copy of your data is ready. Download it until ${quando.date(d.ate)}.`,
  },
  confirmacao_pedida: {
    pt: (d: NotificacaoDados['confirmacao_pedida']) =>
      `${d.autor} pede que você confirme uma mudança no acesso de uma conta`,
    en: (d: NotificacaoDados['confirmacao_pedida']) =>
      `${d.autor} asks you to confirm a change in how an account gets in`,
  },
  confirmacao_dada: {
    pt: (d: NotificacaoDados['confirmacao_dada']) =>
      `${d.autor} confirmou a mudança de acesso que você pediu. Ela vale por um dia.`,
    en: (d: NotificacaoDados['confirmacao_dada']) =>
      `${d.autor} confirmed the change of access that you asked for. It is valid for one day.`,
  },
  confirmacao_recusada: {
    pt: (d: NotificacaoDados['confirmacao_recusada']) =>
      `${d.autor} recusou a mudança de acesso que você pediu`,
    en: (d: NotificacaoDados['confirmacao_recusada']) =>
      `${d.autor} refused the change of access that you asked for`,
  },
  aula_dada: {
    pt: (d: NotificacaoDados['aula_dada'], quando: Dates) =>
      d.inicio
        ? `${d.autor} deu a aula “${d.titulo}”, que abre em ${quando.dateTime(d.inicio)}`
        : `${d.autor} deu a aula “${d.titulo}”`,
    en: (d: NotificacaoDados['aula_dada'], quando: Dates) =>
      d.inicio
        ? `${d.autor} assigned the lesson “${d.titulo}”, which opens on ${quando.dateTime(d.inicio)}`
        : `${d.autor} assigned the lesson “${d.titulo}”`,
  },
  aula_lembrada: {
    pt: (d: NotificacaoDados['aula_lembrada'], quando: Dates) =>
      `${d.autor} lembra: a aula “${d.titulo}” espera por você${d.fim ? `, até ${quando.dateTime(d.fim)}` : ''}`,
    en: (d: NotificacaoDados['aula_lembrada'], quando: Dates) =>
      `${d.autor} reminds you: the lesson “${d.titulo}” waits for you${d.fim ? `, until ${quando.dateTime(d.fim)}` : ''}`,
  },
  agenda_abre: {
    pt: (d: NotificacaoDados['agenda_abre'], quando: Dates) =>
      `${{ aula: 'A aula', playlist: 'A playlist', ao_vivo: 'A aula ao vivo' }[d.coisa]} “${d.titulo}” ${d.coisa === 'ao_vivo' ? 'começa' : 'abre'} em ${quando.dateTime(d.inicio)}`,
    en: (d: NotificacaoDados['agenda_abre'], quando: Dates) =>
      `The ${{ aula: 'lesson', playlist: 'playlist', ao_vivo: 'live lesson' }[d.coisa]} “${d.titulo}” ${d.coisa === 'ao_vivo' ? 'begins' : 'opens'} on ${quando.dateTime(d.inicio)}`,
  },
  agenda_prazo: {
    pt: (d: NotificacaoDados['agenda_prazo'], quando: Dates) =>
      `O prazo ${{ aula: 'da aula', entrega: 'da entrega de', playlist: 'da playlist' }[d.coisa]} “${d.titulo}” termina em ${quando.dateTime(d.fim)}`,
    en: (d: NotificacaoDados['agenda_prazo'], quando: Dates) =>
      `The time for ${{ aula: 'the lesson', entrega: ' the submission of', playlist: 'the playlist' }[d.coisa]} “${d.titulo}” ends on ${quando.dateTime(d.fim)}`,
  },
  playlist_nova: {
    pt: (d: NotificacaoDados['playlist_nova']) => `A playlist “${d.titulo}” chegou à sua turma`,
    en: (d: NotificacaoDados['playlist_nova']) => `The playlist “${d.titulo}” reached your class`,
  },
  trilha_aberta: {
    pt: (d: NotificacaoDados['trilha_aberta']) => `A trilha “${d.titulo}” está aberta para a sua turma`,
    en: (d: NotificacaoDados['trilha_aberta']) => `The path “${d.titulo}” is open to your class`,
  },
  tentativa_dada: {
    pt: (d: NotificacaoDados['tentativa_dada']) =>
      `${d.autor} deu a você mais uma tentativa em “${d.titulo}”`,
    en: (d: NotificacaoDados['tentativa_dada']) => `${d.autor} gave you one more attempt at “${d.titulo}”`,
  },
  edicao_assumida: {
    pt: (d: NotificacaoDados['edicao_assumida']) =>
      `${d.autor} assumiu a edição da trilha “${d.titulo}”. O que você fez está no rascunho.`,
    en: (d: NotificacaoDados['edicao_assumida']) =>
      `${d.autor} took over the editing of the path “${d.titulo}”. What you did is in the draft.`,
  },
  material_novo: {
    pt: (d: NotificacaoDados['material_novo']) =>
      d.vezes > 1
        ? `${d.autor} compartilhou ${d.vezes} materiais, como “${d.titulo}”`
        : `${d.autor} compartilhou “${d.titulo}”`,
    en: (d: NotificacaoDados['material_novo']) =>
      d.vezes > 1
        ? `${d.autor} shared ${d.vezes} things, such as “${d.titulo}”`
        : `${d.autor} shared “${d.titulo}”`,
  },
  entrega_devolvida: {
    pt: (d: NotificacaoDados['entrega_devolvida']) =>
      d.dependente
        ? `A entrega de quem você acompanha em “${d.titulo}” voltou com um recado`
        : `Sua entrega em “${d.titulo}” voltou com um recado: veja o que falta e envie de novo`,
    en: (d: NotificacaoDados['entrega_devolvida']) =>
      d.dependente
        ? `The submission in “${d.titulo}” of the student in your care was returned with a note`
        : `Your submission in “${d.titulo}” was returned with a note: see what is missing and send it again`,
  },
  entrega_recebida: {
    pt: (d: NotificacaoDados['entrega_recebida']) => `${d.autor} entregou “${d.titulo}”`,
    en: (d: NotificacaoDados['entrega_recebida']) => `${d.autor} turned in “${d.titulo}”`,
  },
  trabalho_retido: {
    pt: (d: NotificacaoDados['trabalho_retido']) =>
      `O que ${d.autor} fez em “${d.titulo}” chegou tarde ou sem confirmação e espera a sua decisão`,
    en: (d: NotificacaoDados['trabalho_retido']) =>
      `What ${d.autor} did in “${d.titulo}” came late or unconfirmed and waits for you to decide`,
  },
  trabalho_aceito: {
    pt: (d: NotificacaoDados['trabalho_aceito']) => `O que você fez em “${d.titulo}” foi aceito`,
    en: (d: NotificacaoDados['trabalho_aceito']) => `What you did in “${d.titulo}” was accepted`,
  },
  trabalho_recusado: {
    pt: (d: NotificacaoDados['trabalho_recusado']) =>
      `O que você fez em “${d.titulo}” não foi aceito: ${d.motivo}`,
    en: (d: NotificacaoDados['trabalho_recusado']) =>
      `What you did in “${d.titulo}” was not accepted: ${d.motivo}`,
  },
  entregas_paradas: {
    pt: (d: NotificacaoDados['entregas_paradas']) =>
      `${plural(d.vezes, '# entrega espera', '# entregas esperam')} a sua correção há mais de 7 dias`,
    en: (d: NotificacaoDados['entregas_paradas']) =>
      `${plural(d.vezes, '# submission has', '# submissions have')} waited more than 7 days for you to grade them`,
  },
  escola_lembrada: {
    pt: (d: NotificacaoDados['escola_lembrada']) =>
      `${d.autor} pede a sua atenção. ${d.escola}: ${[
        d.sem_professor > 0 && plural(d.sem_professor, '1 turma sem docente', '# turmas sem docente'),
        d.esperam > 0 && plural(d.esperam, '1 entrega sem correção', '# entregas sem correção'),
        d.pedidos > 0 && plural(d.pedidos, '1 pedido para entrar', '# pedidos para entrar'),
        d.quieta && 'nenhuma conversa em 7 dias',
      ]
        .filter(Boolean)
        .join(', ')}`,
    en: (d: NotificacaoDados['escola_lembrada']) =>
      `${d.autor} asks you to look after ${d.escola}: ${[
        d.sem_professor > 0 &&
          plural(d.sem_professor, '1 class without a teacher', '# classes without a teacher'),
        d.esperam > 0 && plural(d.esperam, '1 submission to grade', '# submissions to grade'),
        d.pedidos > 0 && plural(d.pedidos, '1 request to join', '# requests to join'),
        d.quieta && 'no conversation in 7 days',
      ]
        .filter(Boolean)
        .join(', ')}`,
  },
  fila_lembrada: {
    pt: (d: NotificacaoDados['fila_lembrada']) =>
      `${d.autor} lembra: ${comArtigo('em', d.escola)} há entregas ou pedidos que esperam por você`,
    en: (d: NotificacaoDados['fila_lembrada']) =>
      `${d.autor} reminds you: submissions or requests at ${d.escola} wait for you`,
  },
  dificuldade: {
    pt: (d: NotificacaoDados['dificuldade']) =>
      `${d.autor} errou três vezes seguidas em ${d.codigo}${d.habilidade && `: ${d.habilidade}`}`,
    en: (d: NotificacaoDados['dificuldade']) =>
      `${d.autor} missed three in a row on ${d.codigo}${d.habilidade && `: ${d.habilidade}`}`,
  },
  questao_enviada: {
    pt: (d: NotificacaoDados['questao_enviada']) =>
      d.vezes > 1
        ? `${d.autor} enviou ${d.vezes} questões para revisão`
        : `${d.autor} enviou a questão “${d.titulo}” para revisão`,
    en: (d: NotificacaoDados['questao_enviada']) =>
      d.vezes > 1
        ? `${d.autor} sent ${d.vezes} questions for review`
        : `${d.autor} sent the question “${d.titulo}” for review`,
  },
  questao_decidida: {
    pt: (d: NotificacaoDados['questao_decidida']) =>
      d.aprovada
        ? `${d.autor} aprovou a sua questão “${d.titulo}”`
        : `${d.autor} pediu mudanças na sua questão “${d.titulo}”`,
    en: (d: NotificacaoDados['questao_decidida']) =>
      d.aprovada
        ? `${d.autor} approved your question “${d.titulo}”`
        : `${d.autor} asked for changes to your question “${d.titulo}”`,
  },
  enquete_aberta: {
    pt: (d: NotificacaoDados['enquete_aberta']) => `A enquete “${d.titulo}” espera a sua resposta`,
    en: (d: NotificacaoDados['enquete_aberta']) => `The survey “${d.titulo}” waits for your answer`,
  },
  enquete_lembrete: {
    pt: (d: NotificacaoDados['enquete_lembrete']) =>
      `Lembrete: a enquete “${d.titulo}” ainda espera por você`,
    en: (d: NotificacaoDados['enquete_lembrete']) => `Reminder: the survey “${d.titulo}” still waits for you`,
  },
  ver_como: {
    pt: (d: NotificacaoDados['ver_como'], quando: Dates) =>
      `${d.suporte}, do suporte, abriu a sua conta para ver, sem poder alterar nada, até ${quando.time(d.ate)}`,
    en: (d: NotificacaoDados['ver_como'], quando: Dates) =>
      `${d.suporte}, of support, opened your account to look, unable to change anything, until ${quando.time(d.ate)}`,
  },
  aula_marcada: {
    pt: (d: NotificacaoDados['aula_marcada'], quando: Dates) =>
      d.vezes > 1
        ? `${d.vezes} aulas ao vivo marcadas: “${d.titulo}”, a partir de ${quando.dateTime(d.inicio)}`
        : `Aula ao vivo marcada: “${d.titulo}”, ${quando.dateTime(d.inicio)}`,
    en: (d: NotificacaoDados['aula_marcada'], quando: Dates) =>
      d.vezes > 1
        ? `${d.vezes} live lessons planned: “${d.titulo}”, starting ${quando.dateTime(d.inicio)}`
        : `Live lesson planned: “${d.titulo}”, ${quando.dateTime(d.inicio)}`,
  },
  aula_mudou: {
    pt: (d: NotificacaoDados['aula_mudou'], quando: Dates) =>
      `A aula ao vivo “${d.titulo}”${d.vezes > 1 ? ' e as seguintes mudaram' : ' mudou'} de horário: ${quando.dateTime(d.inicio)}`,
    en: (d: NotificacaoDados['aula_mudou'], quando: Dates) =>
      `The live lesson “${d.titulo}”${d.vezes > 1 ? ' and those that follow have' : ' has'} a new time: ${quando.dateTime(d.inicio)}`,
  },
  aula_cancelada: {
    pt: (d: NotificacaoDados['aula_cancelada'], quando: Dates) =>
      `${d.vezes > 1 ? `${d.vezes} aulas ao vivo canceladas` : 'Aula ao vivo cancelada'}: “${d.titulo}”, ${quando.dateTime(d.inicio)}${d.motivo ? `. ${d.motivo}` : ''}`,
    en: (d: NotificacaoDados['aula_cancelada'], quando: Dates) =>
      `${d.vezes > 1 ? `${d.vezes} live lessons canceled` : 'Live lesson canceled'}: “${d.titulo}”, ${quando.dateTime(d.inicio)}${d.motivo ? `. ${d.motivo}` : ''}`,
  },
  aula_retomada: {
    pt: (d: NotificacaoDados['aula_retomada'], quando: Dates) =>
      `A aula ao vivo “${d.titulo}” vai acontecer: ${quando.dateTime(d.inicio)}`,
    en: (d: NotificacaoDados['aula_retomada'], quando: Dates) =>
      `The live lesson “${d.titulo}” will take place: ${quando.dateTime(d.inicio)}`,
  },
  aula_lembrete: {
    pt: (d: NotificacaoDados['aula_lembrete'], quando: Dates) =>
      `A aula ao vivo “${d.titulo}” começa às ${quando.time(d.inicio)}`,
    en: (d: NotificacaoDados['aula_lembrete'], quando: Dates) =>
      `The live lesson “${d.titulo}” begins at ${quando.time(d.inicio)}`,
  },
  aula_comecou: {
    pt: (d: NotificacaoDados['aula_comecou']) => `A aula ao vivo “${d.titulo}” começou`,
    en: (d: NotificacaoDados['aula_comecou']) => `The live lesson “${d.titulo}” has begun`,
  },
  turma_encerrada: {
    pt: (d: NotificacaoDados['turma_encerrada']) => `A turma “${d.turma}” foi encerrada: agora é só leitura`,
    en: (d: NotificacaoDados['turma_encerrada']) => `The class “${d.turma}” was closed: it is now read-only`,
  },
  turma_vai_encerrar: {
    pt: (d: NotificacaoDados['turma_vai_encerrar'], quando: Dates) =>
      `O término da turma “${d.turma}” passou: ela se encerra em ${quando.day(d.dia)}`,
    en: (d: NotificacaoDados['turma_vai_encerrar'], quando: Dates) =>
      `The last day of the class “${d.turma}” has passed: it closes on ${quando.day(d.dia)}`,
  },
  entrada_pedida: {
    pt: (d: NotificacaoDados['entrada_pedida']) => `${d.autor} pediu para entrar na turma “${d.turma}”`,
    en: (d: NotificacaoDados['entrada_pedida']) => `${d.autor} asked to join the class “${d.turma}”`,
  },
  entrada_aprovada: {
    pt: (d: NotificacaoDados['entrada_aprovada']) => `Você entrou na turma “${d.turma}”`,
    en: (d: NotificacaoDados['entrada_aprovada']) => `You are in the class “${d.turma}” now`,
  },
  entrada_recusada: {
    pt: (d: NotificacaoDados['entrada_recusada']) =>
      `Seu pedido para entrar na turma “${d.turma}” foi recusado: ${d.motivo}`,
    en: (d: NotificacaoDados['entrada_recusada']) =>
      `Your request to join the class “${d.turma}” was refused: ${d.motivo}`,
  },
  aluno_transferido: {
    pt: (d: NotificacaoDados['aluno_transferido']) =>
      d.destino === undefined
        ? `${d.autor} saiu da turma “${d.origem}” por transferência para fora da rede`
        : `${d.autor} foi transferido de “${d.origem}” para “${d.destino}”`,
    en: (d: NotificacaoDados['aluno_transferido']) =>
      d.destino === undefined
        ? `${d.autor} left the class “${d.origem}” by transfer out of the network`
        : `${d.autor} was transferred from “${d.origem}” to “${d.destino}”`,
  },
  transferencia_desfeita: {
    pt: (d: NotificacaoDados['transferencia_desfeita']) =>
      `A transferência de ${d.autor} foi desfeita: continua em “${d.origem}”`,
    en: (d: NotificacaoDados['transferencia_desfeita']) =>
      `The transfer of ${d.autor} was undone: they stay in “${d.origem}”`,
  },
  desconhecida: { pt: 'Há uma novidade para você', en: 'There is something new for you' },
})

/** The sentence of a stored notification; a kind of a later version falls back to a plain one. */
export function sentenceOf(tipo: string, dados: unknown, language: Language): string {
  const said = say(fraseTexts, language)
  const tell = isTipo(tipo) ? (said[tipo] as (dados: unknown, quando: Dates) => string) : undefined
  return tell ? tell(dados ?? {}, datesToTell(language)) : said.desconhecida
}

const isTipo = (tipo: string): tipo is NotificacaoTipo => Object.hasOwn(REGRAS, tipo)
