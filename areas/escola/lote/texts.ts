/** What is wrong with a line or a file, and what the server says of a batch. */
import { comArtigo } from '../../../core/texts/artigo.ts'
import { defineTexts, type Language, plural, say } from '../../../core/texts/texts.ts'
import { faultTexts } from '../pessoa/texts.ts'
import type { Campo, Falta } from './shapes.ts'

type Dados = Readonly<Record<string, string | number>>

/** One sentence for each word of a fault that is this area's own; those of a person's data are in pessoa/texts.ts. */
export const faltaTexts = defineTexts({
  formula: {
    pt: 'Começa como uma fórmula de planilha (=, +, - ou @). Remova o sinal.',
    en: 'It begins like a spreadsheet formula (=, +, - or @). Take the sign away.',
  },
  acao_invalida: { pt: 'Use criar, atualizar ou desligar.', en: 'Use criar, atualizar or desligar.' },
  perfil_invalido: {
    pt: 'Use aluno, professor, coordenador, gestor_rede ou responsavel.',
    en: 'Use aluno, professor, coordenador, gestor_rede or responsavel.',
  },
  perfil_ausente: {
    pt: 'O arquivo não diz o papel desta pessoa. Diga-o nas colunas, para todas as linhas, ou aqui.',
    en: 'The file does not say the role of this person. Say it at the columns, for all lines, or here.',
  },
  marcada_apagar: {
    pt: 'O arquivo a marca como excluída ou inativa: ficou de fora, e nada foi excluído aqui.',
    en: 'The file marks it as deleted or inactive: it was left out, and nothing was deleted here.',
  },
  conta_desativada: {
    pt: 'O arquivo diz que a conta está desativada: ficou de fora, e nada mudou aqui.',
    en: 'The file says that the account is switched off: it was left out, and nothing changed here.',
  },
  papel_de_fora: {
    pt: 'Você deixou este papel de fora.',
    en: 'You left this role out.',
  },
  escola_de_fora: {
    pt: 'Você deixou esta escola de fora.',
    en: 'You left this school out.',
  },
  responsavel_sem_aluno: {
    pt: '⟦Nenhum aluno⟧ cadastrado por este arquivo está ligado a este responsável: ficou de fora.',
    en: 'No student added by this file is tied to this guardian: it was left out.',
  },
  ligado_fora: {
    pt: (d: Dados) => `Sem vínculo com ${d.valor}: não é ⟦um aluno⟧ com o seu responsável neste arquivo.`,
    en: (d: Dados) => `Not tied to ${d.valor}: it is not a student and their guardian in this file.`,
  },
  guardiao_e_aluno: {
    pt: (d: Dados) => `A conta é de ${d.nome}, que é ⟦aluno⟧: não pode ser responsável por outro.`,
    en: (d: Dados) => `The account is that of ${d.nome}, a student: they can't be another one's guardian.`,
  },
  perfil_sem_permissao: {
    pt: 'Você não pode dar este papel nesta escola.',
    en: 'You may not give this role in this school.',
  },
  nome_obrigatorio: { pt: 'Nome é obrigatório.', en: 'A name is needed.' },
  sem_chave: {
    pt: 'Falta o que identifica a pessoa: RA, INEP, CPF ou e-mail.',
    en: 'What identifies the person is missing: RA, INEP, CPF or email.',
  },
  rede_obrigatoria: { pt: 'Diga a escola: código ou INEP.', en: 'Name the school: its code or INEP code.' },
  rede_desconhecida: {
    pt: (d: Dados) => `A escola ${d.valor} não existe entre as suas.`,
    en: (d: Dados) => `There is no school ${d.valor} among yours.`,
  },
  turma_desconhecida: {
    pt: (d: Dados) => `A turma ${d.valor} não existe ${comArtigo('em', String(d.escola))}.`,
    en: (d: Dados) => `There is no class ${d.valor} in ${d.escola}.`,
  },
  turma_ambigua: {
    pt: (d: Dados) => `Há mais de uma turma ${d.valor} ${comArtigo('em', String(d.escola))}: use o código.`,
    en: (d: Dados) => `There is more than one class ${d.valor} in ${d.escola}: use its code.`,
  },
  turma_obrigatoria: {
    pt: 'Diga a turma: sem ela ⟦o aluno⟧ não fica em nenhuma escola.',
    en: 'Name the class: without one the student is in no school.',
  },
  turma_cheia: {
    pt: (d: Dados) => `A turma ${d.turma} está cheia: ${d.capacidade} de ${d.capacidade} lugares.`,
    en: (d: Dados) => `Class ${d.turma} is full: ${d.capacidade} of ${d.capacidade} places.`,
  },
  professor_sem_turma: {
    pt: 'Diga a turma que leciona; várias, separadas por |.',
    en: 'Name the class taught; several, separated by |.',
  },
  turno_invalido: {
    pt: 'Use manha, intermediario, tarde, vespertino, noite ou integral.',
    en: 'Use manha, intermediario, tarde, vespertino, noite or integral.',
  },
  turno_diferente: {
    pt: (d: Dados) => `A turma ${d.turma} é de outro turno.`,
    en: (d: Dados) => `Class ${d.turma} has another shift.`,
  },
  chamada_invalida: { pt: 'O número da chamada vai de 1 a 999.', en: 'Roll numbers go from 1 to 999.' },
  senha_curta: { pt: 'A senha tem ao menos 10 caracteres.', en: 'A password has at least 10 characters.' },
  senha_longa: { pt: 'A senha tem no máximo 200 caracteres.', en: 'A password has at most 200 characters.' },
  senhas_demais: {
    pt: (d: Dados) =>
      `Um lote escolhe até ${d.maximo} senhas. Deixe vazio: a pessoa cria a sua com o código do cartão.`,
    en: (d: Dados) =>
      `A batch chooses at most ${d.maximo} passwords. Leave it empty: the card's code lets people create their own.`,
  },
  laudo_invalido: { pt: 'Use S ou N.', en: 'Use S or N.' },
  laudo_sem_concessao: {
    pt: 'Você não tem a concessão para registrar laudos desta escola. Esvazie a célula ou peça a concessão.',
    en: 'You were not granted the right to add medical reports of this school. Empty the cell or ask for the grant.',
  },
  deficiencia_longa: { pt: 'Use no máximo 300 caracteres.', en: 'Use at most 300 characters.' },
  idioma_invalido: { pt: 'Use pt-br ou en-us.', en: 'Use pt-br or en-us.' },
  responsavel_sem_nome: { pt: 'Escreva o nome do responsável.', en: "Write the guardian's name." },
  responsavel_sem_contato: {
    pt: 'O responsável precisa de e-mail ou telefone.',
    en: 'The guardian needs an email or a phone.',
  },
  responsavel_mesmo_email: {
    pt: 'É o e-mail ⟦do próprio aluno⟧: use outro.',
    en: "It is the student's own email: use another one.",
  },
  linha_cortada: {
    pt: 'O arquivo termina ou se quebra no meio desta linha. Confira e complete o que falta.',
    en: 'The file ends or breaks in the middle of this line. Check it and complete what is missing.',
  },
  linha_repetida: {
    pt: (d: Dados) => `Já está na linha ${d.linha}${d.nome ? `, ${d.nome}` : ''}.`,
    en: (d: Dados) => `It is on line ${d.linha} already${d.nome ? `, ${d.nome}` : ''}.`,
  },
  email_da_familia: {
    pt: (d: Dados) =>
      `Também é o e-mail da linha ${d.linha}, ${d.nome}. Se é o da família, passe para o responsável: ⟦cada aluno⟧ entra com o próprio usuário.`,
    en: (d: Dados) =>
      `It is also the email of line ${d.linha}, ${d.nome}. If it is the family's, make it the guardian's: each student signs in with their own username.`,
  },
  email_do_responsavel: {
    pt: (d: Dados) =>
      `É o e-mail de ${d.nome}, responsável, na linha ${d.linha}. Esvazie a célula: ⟦o aluno⟧ entra com o próprio usuário.`,
    en: (d: Dados) =>
      `It is the email of ${d.nome}, a guardian, on line ${d.linha}. Empty the cell: the student signs in with their own username.`,
  },
  responsavel_e_aluno: {
    pt: (d: Dados) => `Este e-mail é da conta de ${d.nome}, que também é ⟦aluno⟧. Use outro, ou o telefone.`,
    en: (d: Dados) =>
      `This email belongs to the account of ${d.nome}, a student too. Use another one, or the phone.`,
  },
  chaves_divergentes: {
    pt: 'É de outra pessoa: os identificadores desta linha não são todos da mesma.',
    en: "It is somebody else's: the identifiers of this line are not all one person's.",
  },
  nome_diverge: {
    pt: (d: Dados) => `É de ${d.nome}. Confira o nome.`,
    en: (d: Dados) => `It belongs to ${d.nome}. Check the name.`,
  },
  propria_conta: { pt: 'É a sua própria conta.', en: 'It is your own account.' },
  pessoa_de_outra: {
    pt: 'Estuda também em outra escola: por arquivo, só o nome e a turma mudam. Deixe as outras colunas em branco ou peça à rede.',
    en: 'Studies at another school too: from a file only the name and the class change. Leave the other columns empty or ask the network.',
  },
  pessoa_fora: {
    pt: 'Esta pessoa já tem conta e está fora do que você administra. Fale com quem administra a rede.',
    en: 'This person has an account already, outside of what you manage. Talk to whoever manages the network.',
  },
  conta_acima: {
    pt: 'Esta conta é de alguém com um papel acima do seu. Remova a linha, ou peça a quem tem o mesmo papel que essa pessoa, ou um acima.',
    en: 'This account belongs to somebody whose role is above yours. Remove the line, or ask whoever has the same role as that person, or one above.',
  },
  email_de_equipe: {
    pt: 'O e-mail de quem trabalha aqui muda na página da pessoa, com a confirmação de outra. Esvazie a célula.',
    en: "A staff member's email is changed on the person's page, confirmed by somebody else. Empty the cell.",
  },
  responsavel_acima: {
    pt: 'Este e-mail é de alguém com um papel acima do seu. Peça a essa pessoa, ou a quem administra, que faça o vínculo.',
    en: 'This email belongs to somebody whose role is above yours. Ask that person, or an administrator, to make the link.',
  },
  nao_existe: {
    pt: 'Não há pessoa com estes identificadores.',
    en: 'There is nobody with these identifiers.',
  },
  ja_existe: {
    pt: (d: Dados) => `Já existe: ${d.nome}.`,
    en: (d: Dados) => `There already is: ${d.nome}.`,
  },
  login_ocupado: {
    pt: (d: Dados) => `O nome de usuário ${d.valor} já é de outra pessoa.`,
    en: (d: Dados) => `The username ${d.valor} is somebody else's.`,
  },
  ignorada_existe: { pt: 'Já tem conta.', en: 'Has an account already.' },
  linha_exemplo: { pt: 'É a linha de exemplo do modelo.', en: 'It is the example line of the model.' },
  ignorada_nova: { pt: 'Ainda não tem conta.', en: 'Has no account yet.' },
  sem_mudanca: { pt: 'Nada muda.', en: 'Nothing changes.' },
})

/** A fault in words. */
export function faltaInWords({ codigo, dados }: Falta, language: Language): string {
  const own = say(faltaTexts, language) as unknown as Record<string, string | ((d: Dados) => string)>
  const others = say(faultTexts, language) as unknown as Record<string, string>
  const sentence = own[codigo] ?? others[codigo] ?? codigo
  return typeof sentence === 'function' ? sentence(dados ?? {}) : sentence
}

export const campoTexts = defineTexts({
  acao: { pt: 'Ação', en: 'Action' },
  perfil: { pt: 'Perfil', en: 'Role' },
  nome: { pt: 'Nome', en: 'Name' },
  nome_social: { pt: 'Nome social', en: 'Social name' },
  email: { pt: 'E-mail', en: 'Email' },
  login: { pt: 'Usuário', en: 'Username' },
  senha: { pt: 'Senha', en: 'Password' },
  cpf: { pt: 'CPF', en: 'CPF' },
  data_nascimento: { pt: 'Nascimento', en: 'Birth date' },
  ra: { pt: 'RA', en: 'RA' },
  inep_aluno: { pt: 'INEP ⟦do aluno⟧', en: "Student's INEP code" },
  rede_codigo: { pt: 'Escola', en: 'School' },
  turma_codigo: { pt: 'Turma', en: 'Class' },
  numero_chamada: { pt: 'Chamada', en: 'Roll number' },
  turno: { pt: 'Turno', en: 'Shift' },
  data_matricula: { pt: 'Matrícula', en: 'Enrolled on' },
  responsavel_nome: { pt: 'Responsável', en: 'Guardian' },
  responsavel_email: { pt: 'E-mail do responsável', en: "Guardian's email" },
  responsavel_telefone: { pt: 'Telefone do responsável', en: "Guardian's phone" },
  laudo: { pt: 'Laudo', en: 'Report' },
  deficiencia: { pt: 'Deficiência', en: 'Disability' },
  idioma: { pt: 'Idioma', en: 'Language' },
  nome_do_meio: { pt: 'Nome do meio', en: 'Middle name' },
  sobrenome: { pt: 'Sobrenome', en: 'Family name' },
  telefone: { pt: 'Telefone', en: 'Phone' },
  codigo_origem: { pt: 'Código no outro sistema', en: 'Id in the other system' },
  ligados: { pt: 'Responsáveis ou ⟦alunos⟧ ligados', en: 'Guardians or students tied' },
  situacao_origem: { pt: 'Situação no outro sistema', en: 'Status in the other system' },
  conta_ativa: { pt: 'Conta ativa', en: 'Account enabled' },
} satisfies Record<Campo, { pt: string; en: string }>)

/** What the server answers or leaves on a batch. */
export const loteTexts = defineTexts({
  vazia: {
    pt: 'O arquivo não tem linhas. A primeira linha traz os nomes das colunas; as pessoas vêm depois.',
    en: 'The file has no lines. The first line holds the names of the columns; people come after it.',
  },
  linhas_demais: {
    pt: 'O arquivo tem mais de 20.000 linhas. Divida-o em dois.',
    en: 'The file has more than 20,000 lines. Split it in two.',
  },
  colunas_demais: {
    pt: 'O arquivo tem mais de 60 colunas. Deixe só as que o modelo tem.',
    en: 'The file has more than 60 columns. Keep only those of the model.',
  },
  linha_longa: {
    pt: 'Uma linha do arquivo é longa demais para ser de uma pessoa. Confira o separador das colunas.',
    en: "One line of the file is too long to be a person's. Check what separates the columns.",
  },
  ilegivel: {
    pt: 'Não foi possível ler o arquivo. Salve de novo como CSV, XLSX, ODS ou JSON e envie outra vez.',
    en: 'The file could not be read. Save it again as CSV, XLSX, ODS or JSON and send it once more.',
  },
  pesada: {
    pt: 'O arquivo pede memória ou tempo demais para ser aberto. Salve só a folha com as pessoas, como CSV.',
    en: 'The file takes too much memory or time to open. Save only the sheet with the people, as CSV.',
  },
  json_invalido: {
    pt: 'O arquivo JSON está quebrado: falta uma aspa, uma vírgula ou o fim. Exporte-o de novo e envie outra vez.',
    en: 'The JSON file is broken: a quote, a comma or its end is missing. Export it again and send it once more.',
  },
  json_sem_lista: {
    pt: 'O JSON precisa ser uma lista de pessoas, cada uma com campos simples, sem outros dentro.',
    en: 'The JSON must be a list of people, each with plain fields, with no others inside.',
  },
  semArquivo: {
    pt: 'Escolha um arquivo CSV, XLSX, ODS ou JSON.',
    en: 'Choose a CSV, XLSX, ODS or JSON file.',
  },
  faltaColuna: {
    pt: 'Diga quais colunas trazem o nome, o código da escola e ao menos um identificador (RA, INEP, CPF ou e-mail).',
    en: "Say which columns hold the name, the school's code and at least one identifier (RA, INEP, CPF or email).",
  },
  colunaRepetida: {
    pt: 'Duas colunas não podem ter o mesmo significado.',
    en: 'Two columns cannot mean the same.',
  },
  outraEtapa: {
    pt: 'O lote já passou desta etapa ou está sendo processado. Recarregue a página.',
    en: 'The batch is past this step or is being worked on. Reload the page.',
  },
  haErros: {
    pt: (n: number) =>
      `${plural(n, 'Há 1 linha com erro', 'Há # linhas com erro')}: corrija ou escolha salvar só as certas.`,
    en: (n: number) =>
      `${plural(n, 'There is 1 line with an error', 'There are # lines with errors')}: correct them or choose to save only the right ones.`,
  },
  espelhoComErros: {
    pt: 'No modo espelho todas as linhas precisam estar certas: uma linha com erro pareceria ⟦um aluno⟧ ausente.',
    en: 'In mirror mode every line must be right: a line with an error would look like an absent student.',
  },
  nadaAGravar: { pt: 'Não há nada a salvar.', en: 'There is nothing to save.' },
  contagemMudou: {
    pt: 'O número de pessoas mudou desde a conferência. Confira de novo antes de salvar.',
    en: 'The number of people has changed since the check. Check again before saving.',
  },
  confirmeFreio: {
    pt: (n: number) => `Para desligar, escreva: desligar ${n}`,
    en: (n: number) => `To end their enrollment, write: desligar ${n}`,
  },
  errosNovos: {
    pt: (n: number) =>
      `Nada foi salvo: ${plural(n, 'uma linha passou a ter erro', '# linhas passaram a ter erro')} desde a conferência.`,
    en: (n: number) =>
      `Nothing was saved: ${plural(n, 'one line has an error', '# lines have errors')} since the check.`,
  },
  ausentesMudaram: {
    pt: 'Nada foi salvo: o número de ⟦alunos⟧ ausentes mudou desde a conferência.',
    en: 'Nothing was saved: the number of absent students has changed since the check.',
  },
  conflito: {
    pt: 'Nada foi salvo: outra pessoa mudou os mesmos cadastros ao mesmo tempo. Confira de novo.',
    en: 'Nothing was saved: somebody changed the same people at the same time. Check again.',
  },
  prazoVencido: {
    pt: 'O prazo de 7 dias para desfazer já passou.',
    en: 'The 7 days for undoing are over.',
  },
  haMudadas: {
    pt: (n: number) =>
      `${plural(n, 'Uma pessoa deste lote mudou', '# pessoas deste lote mudaram')} depois de salvo. Veja quem são e escolha se ficam como estão.`,
    en: (n: number) =>
      `${plural(n, 'One person of this batch has changed', '# people of this batch have changed')} since it was saved. See who they are and choose whether they stay as they are.`,
  },
  naoDesfez: {
    pt: 'Nada foi desfeito: o que estava antes não cabe mais, porque outra pessoa usa um dos mesmos identificadores.',
    en: 'Nothing was undone: what was there before no longer fits, since somebody else uses one of the identifiers.',
  },
  semCartoes: { pt: 'Não há cartões a imprimir.', en: 'There are no cards to print.' },
  cartoes: { pt: 'Cartões de acesso', en: 'Access cards' },
  cartaoUsuario: { pt: 'Nome de usuário', en: 'Username' },
  cartaoCodigo: { pt: 'Código do primeiro acesso', en: 'First-access code' },
  cartaoComo: {
    pt: (endereco: string) =>
      `Aponte a câmera para o quadrado, ou abra ${endereco} e digite o usuário e o código. Depois crie a sua senha: o código só vale uma vez, por 7 dias.`,
    en: (endereco: string) =>
      `Point the camera at the square, or open ${endereco} and type the username and the code. Then create your own password: the code works once, for 7 days.`,
  },
  cartaoQr: {
    pt: (nome: string) => `Código QR do primeiro acesso de ${nome}`,
    en: (nome: string) => `QR code for the first access of ${nome}`,
  },
  responsavel: { pt: 'Responsável', en: 'Guardian' },
  responsaveis: { pt: 'Responsáveis', en: 'Guardians' },
  outrasPessoas: { pt: 'Outras pessoas', en: 'Other people' },
  semOriginal: {
    pt: 'O arquivo não está mais guardado para ser lido de outro modo. Envie-o de novo.',
    en: 'The file is no longer kept to be read in another way. Send it again.',
  },
  jaGravado: {
    pt: 'Um lote salvo não é descartado; dá para desfazê-lo por 7 dias.',
    en: 'A saved batch cannot be discarded; it can be undone for 7 days.',
  },
})
