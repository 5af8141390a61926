/** Sentences of the pages one reads at length: contact, privacy, help. Apart, so that the front page does not load them. */
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts, plural } from '../../../core/texts/texts.ts'

export const leituraTexts = defineTexts({
  contatoDescricao: {
    pt: 'A resposta mais rápida quase sempre está perto: na sua escola.',
    en: 'The quickest answer is nearly always close by: at your school.',
  },
  conversarWhatsapp: { pt: 'Conversar no WhatsApp', en: 'Chat on WhatsApp' },
  whatsappTexto: {
    pt: (nome: string) => `O atendimento ${comArtigo('de', nome)} responde por mensagem.`,
    en: (nome: string) => `The support of ${nome} answers by message.`,
  },
  semWhatsapp: { pt: 'Fale com a secretaria da sua escola', en: 'Ask your school office' },
  semWhatsappTexto: {
    pt: 'Esta rede atende pelas escolas: a secretaria resolve ou encaminha a quem resolve.',
    en: 'This network answers through its schools: the office settles the matter or passes it on.',
  },
  paraCadaAssunto: { pt: 'Para cada assunto', en: 'For each matter' },
  assuntoSenha: { pt: 'Esqueci a senha ou o nome de usuário', en: 'I forgot my password or username' },
  assuntoSenhaQuem: {
    pt: '⟦Alunos⟧: fale com ⟦o seu professor⟧. Todos os outros: fale com a secretaria da escola.',
    en: 'Students: ask your teacher. Everyone else: ask the school office.',
  },
  assuntoTurma: {
    pt: 'Estou na turma errada ou falta uma turma',
    en: 'I am in the wrong class, or one is missing',
  },
  assuntoTurmaQuem: { pt: 'Secretaria da escola.', en: 'The school office.' },
  assuntoNota: {
    pt: 'Quero entender uma nota ou devolutiva',
    en: 'I want to understand a grade or feedback',
  },
  assuntoNotaQuem: { pt: '⟦O professor⟧ da turma.', en: 'The teacher of the class.' },
  assuntoConvivencia: {
    pt: 'Alguém escreveu algo que machuca ou assusta',
    en: 'Somebody wrote something that hurts or frightens',
  },
  assuntoConvivenciaQuem: {
    pt: 'Conte a uma pessoa adulta da escola em quem você confia: ⟦um professor⟧ ou alguém da coordenação. Em perigo, ligue 190; para denunciar violência contra crianças, Disque 100, dia e noite.',
    en: 'Tell an adult at school whom you trust: a teacher or the coordinator. In danger call 190; to report violence against children call 100, day or night (Brazil).',
  },
  assuntoDados: {
    pt: 'Quero ver, corrigir ou excluir os meus dados',
    en: 'I want to see, correct or erase my data',
  },
  assuntoDadosQuem: {
    pt: 'Secretaria da escola, que leva o pedido à pessoa encarregada de dados da rede.',
    en: "The school office, which takes the request to the network's data protection officer.",
  },
  assuntoFalha: {
    pt: 'A plataforma não abre ou mostra um erro',
    en: 'The platform does not open or shows an error',
  },
  assuntoFalhaQuem: {
    pt: 'Anote o código que aparece no erro e a hora, e conte à secretaria ou a quem cuida da informática da escola.',
    en: 'Write down the code that the error shows and the time, and tell the school office or its IT staff.',
  },
  privacidadeDescricao: {
    pt: 'Que dados guardamos, para quê, com que base legal e até quando. Sem letras miúdas.',
    en: 'What data we keep, why, on which legal ground and for how long. No small print.',
  },
  politicaDaRede: { pt: 'Ler também a política da sua rede', en: "Also read your network's own policy" },
  privResumo: { pt: 'Em poucas palavras', en: 'In a few words' },
  privResumo1: {
    pt: 'Guardamos só o que a escola precisa para ensinar e o que a segurança exige.',
    en: 'We keep only what school needs to teach and what security demands.',
  },
  privResumo2: {
    pt: 'Não há anúncios, não há rastreadores de outras empresas e ninguém vende os seus dados.',
    en: 'There are no advertisements, no trackers of other companies, and nobody sells your data.',
  },
  privResumo3: {
    pt: 'Cada pessoa vê só o que a sua função permite; uma rede nunca vê os dados de outra.',
    en: 'Everyone sees only what their role allows; one network never sees the data of another.',
  },
  privResumo4: {
    pt: 'Você pode pedir para ver, corrigir ou excluir os seus dados, e tem resposta em até 15 dias.',
    en: 'You may ask to see, correct or erase your data, and receive an answer within 15 days.',
  },
  privQuem: { pt: 'Quem cuida dos dados', en: 'Who looks after the data' },
  aRede: { pt: 'A rede de ensino', en: 'The school network' },
  privQuemTexto: {
    pt: (nome: string) =>
      `${nome} decide que dados são tratados e para quê: é a controladora, nas palavras da Lei Geral de Proteção de Dados (LGPD). A Turmalina trata os dados por conta dela e só como ela manda: é a operadora.`,
    en: (nome: string) =>
      `${nome} decides which data are processed and why: it is the controller under the Brazilian data protection law (LGPD). Turmalina processes them on its behalf and only as told: it is the processor.`,
  },
  privDados: { pt: 'O que guardamos', en: 'What we keep' },
  privDadosTexto: {
    pt: (n: number) =>
      plural(n, 'É uma lista completa: 1 tipo de dado.', 'É uma lista completa: # tipos de dado.'),
    en: (n: number) =>
      plural(n, 'This is the full list: one kind of data.', 'This is the full list: # kinds of data.'),
  },
  colDado: { pt: 'O que é', en: 'What it is' },
  colFinalidade: { pt: 'Para quê', en: 'What for' },
  colBase: { pt: 'Base legal', en: 'Legal ground' },
  colRetencao: { pt: 'Até quando', en: 'How long' },
  privCriancas: { pt: 'Crianças e adolescentes', en: 'Children and adolescents' },
  privCriancasTexto: {
    pt: 'O melhor interesse da criança vem primeiro (LGPD, art. 14; ECA Digital, Lei nº 15.211/2025). Por isso as escolhas mais protetoras já vêm ligadas: o perfil não é público, não há perfil de consumo, não há recurso feito para prender a atenção, e uma mensagem com CPF ou telefone espera o olhar de quem ensina antes de aparecer para a turma.',
    en: "The child's best interest comes first (LGPD, art. 14; ECA Digital, Law 15.211/2025). So the most protective choices are on from the start: profiles are not public, nobody is profiled as a consumer, nothing is built to hold attention, and a message with a tax or phone number waits for a teacher before the class sees it.",
  },
  privDireitos: { pt: 'Os seus direitos', en: 'Your rights' },
  privDireito1: {
    pt: 'Saber se tratamos os seus dados e receber uma cópia deles.',
    en: 'Knowing whether we process your data, and a copy of them.',
  },
  privDireito2: {
    pt: 'Corrigir o que está incompleto, errado ou velho.',
    en: 'Having what is incomplete, wrong or old corrected.',
  },
  privDireito3: {
    pt: 'Pedir que excluam ou tornem anônimo o que não precisa ficar guardado. Registros escolares que a lei manda guardar ficam.',
    en: 'Having what need not be kept erased or made anonymous. School records that the law requires are kept.',
  },
  privDireito4: {
    pt: 'Saber com quem os dados foram compartilhados.',
    en: 'Knowing with whom data were shared.',
  },
  privDireito5: {
    pt: 'Reclamar à Autoridade Nacional de Proteção de Dados (ANPD), em gov.br/anpd.',
    en: 'Complaining to the national data protection authority (ANPD), at gov.br/anpd.',
  },
  privPedir: {
    pt: 'Peça em Minha conta; quem responde por uma criança pede por ela na página Acompanhar. Se preferir, peça pela secretaria da escola. Quem cuida dos dados da rede responde em até 15 dias (LGPD, art. 19).',
    en: "Ask in your account; a guardian asks on a child's behalf on the page My children. If you prefer, ask through the school office. The network's data protection officer answers within 15 days (LGPD, art. 19).",
  },
  verContato: { pt: 'Ver com quem falar', en: 'See who to talk to' },
  privAparelho: { pt: 'O que fica no seu aparelho', en: 'What stays on your device' },
  privAparelhoTexto: {
    pt: 'Não usamos cookies de rastreamento. O navegador guarda as contas usadas neste aparelho, as suas escolhas de leitura, rascunhos, respostas que ainda não seguiram e aulas baixadas. Quando você sai da conta, o que não foi enviado fica trancado e só a sua conta abre; o resto é excluído. Num aparelho que outras pessoas usam, saia da conta ao terminar.',
    en: 'We use no tracking cookies. The browser keeps the accounts used on this device, your reading choices, drafts, answers that are not sent yet and downloaded lessons. When you sign out, what is not sent is locked and only your account opens it; the rest is deleted. On a shared device, sign out when you finish.',
  },
  docsDescricao: {
    pt: 'O essencial, em passos curtos. Escolha o que você quer fazer.',
    en: 'The essentials in short steps. Choose what you want to do.',
  },
  nestaPagina: { pt: 'Nesta página', en: 'On this page' },
})
