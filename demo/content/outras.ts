/** The conversations of the other classes of the main tenant, by class. */
import type { TopicoDemo } from './shape.ts'

export const OUTRAS: Readonly<Record<string, readonly TopicoDemo[]>> = {
  '7º B': [
    {
      titulo: 'Notícia ou opinião?',
      temas: ['jornal', 'leitura crítica'],
      abertoHa: 3,
      hora: [10, 20],
      curtidas: 4,
      texto: `Procurem em casa um jornal, um panfleto ou uma página que a família costuma ler. Copiem <strong>uma frase que informa</strong> e <strong>uma frase que opina</strong>.
Depois respondam a um colega: você concorda com a separação que ele fez?`,
      falas: [
        {
          de: 3,
          curtidas: 5,
          texto: `Informa: “A feira abre às sete da manhã.” Opina: “É a feira mais animada da cidade.”`,
          respostas: [
            { de: 8, texto: `Concordo. “Mais animada” ninguém mediu.`, curtidas: 3 },
            {
              de: 'prof',
              texto: `E se o jornal dissesse “a feira com mais barracas da cidade”? Continua opinião?`,
              curtidas: 2,
              respostas: [
                { de: 3, texto: `Aí dá para contar, então informa. Só precisa contar mesmo.`, curtidas: 4 },
              ],
            },
          ],
        },
        {
          de: 12,
          texto: `No panfleto do mercado: “Arroz em oferta” informa, “imperdível” opina.`,
          curtidas: 2,
        },
        {
          de: 18,
          texto: `E quando a pessoa opina com número? Tipo “nove em cada dez vizinhos aprovam”.`,
          curtidas: 6,
          respostas: [
            {
              de: 'prof',
              texto: `Pergunta excelente. Quem perguntou aos vizinhos, e quantos eram? Guardem essa para amanhã.`,
              curtidas: 3,
            },
          ],
        },
      ],
    },
    {
      tipo: 'aviso',
      titulo: 'Tragam um jornal na quarta',
      abertoHa: 4,
      hora: [12, 10],
      lidoPor: 24,
      texto: `Na quarta vamos recortar manchetes. Serve jornal antigo, de bairro ou de supermercado. Quem não tiver pega um na caixa da sala.`,
    },
  ],
  '8º A': [
    {
      titulo: 'Qual plano de celular compensa?',
      temas: ['função afim', 'problemas do dia a dia'],
      abertoHa: 5,
      hora: [8, 35],
      avaliativo: true,
      fechaEm: 4,
      curtidas: 6,
      texto: `O plano Semente custa R$ 20,00 por mês e cobra R$ 0,50 por minuto. O plano Floresta custa R$ 35,00 e cobra R$ 0,20 por minuto.
A partir de quantos minutos o Floresta compensa? Mostrem <strong>como pensaram</strong>: tabela, equação ou desenho, tanto faz.`,
      falas: [
        {
          de: 1,
          curtidas: 7,
          texto: `Fiz tabela: com 40 minutos o Semente dá 40 reais e o Floresta 43. Com 60 minutos dá 50 e 47. Então é entre 40 e 60.`,
          respostas: [
            {
              de: 'prof',
              curtidas: 3,
              texto: `A tabela cercou a resposta. Agora aperte o cerco: e com 50?`,
              respostas: [
                {
                  de: 1,
                  curtidas: 5,
                  texto: `Com 50 os dois dão 45 reais! Então a partir de 51 o Floresta ganha.`,
                },
              ],
            },
          ],
        },
        {
          de: 5,
          curtidas: 4,
          texto: `Eu fiz 20 + 0,5x = 35 + 0,2x. Passando: 0,3x = 15, x = 50.`,
          respostas: [
            {
              de: 9,
              texto: `Deu igual ao da tabela. Achei a equação mais rápida, mas a tabela eu entendi melhor.`,
              curtidas: 6,
            },
          ],
        },
        {
          de: 16,
          texto: `Minha mãe fala uns 10 minutos por mês, o resto é mensagem. Pra ela é o Semente com certeza.`,
          curtidas: 8,
        },
        {
          de: 20,
          texto: `E se o minuto do Floresta fosse de graça?`,
          respostas: [{ de: 5, texto: `Aí 20 + 0,5x = 35, x = 30.`, curtidas: 2 }],
        },
      ],
      notas: [
        { de: 1, nota: 9, mensagem: 'Você testou, cercou e conferiu. É assim que se faz.', publicada: true },
        { de: 5, nota: 9.5, mensagem: 'Equação certa e ajuda ao colega.', publicada: true },
        { de: 16, nota: 7.5, mensagem: 'Ótima ligação com a vida. Falta a conta.', publicada: false },
      ],
    },
    {
      tipo: 'aviso',
      titulo: 'Prova de equações na quinta',
      abertoHa: 1,
      hora: [9, 40],
      fixado: true,
      pedeCiente: true,
      lidoPor: 22,
      cientes: 17,
      texto: `A prova será na quinta, nas duas primeiras aulas. Pode trazer uma folha de caderno com as suas anotações, feita à mão. Calculadora não precisa.`,
    },
  ],
  '6º A': [
    {
      titulo: 'Para onde foi a água da poça?',
      temas: ['ciclo da água'],
      abertoHa: 6,
      hora: [13, 40],
      curtidas: 3,
      texto: `Ontem choveu e hoje a poça do pátio sumiu. Antes de olhar o livro, quero as hipóteses de vocês. Depois combinamos um experimento para testar.`,
      falas: [
        {
          de: 2,
          texto: `O chão bebeu.`,
          curtidas: 5,
          respostas: [
            {
              de: 'prof',
              texto: `E se a poça fosse em cima de um plástico, o chão conseguiria beber?`,
              curtidas: 2,
              respostas: [{ de: 2, texto: `Não. Então acho que subiu.`, curtidas: 3 }],
            },
          ],
        },
        { de: 10, texto: `Evaporou por causa do sol. Minha roupa no varal faz a mesma coisa.`, curtidas: 6 },
        {
          de: 14,
          texto: `Podemos pôr um copo no sol e um na sombra e marcar a altura com caneta.`,
          curtidas: 9,
        },
      ],
    },
  ],
  '9º A': [
    {
      titulo: 'O que um documento esconde?',
      temas: ['fontes históricas'],
      abertoHa: 8,
      hora: [9, 0],
      ultimaHa: 2,
      curtidas: 2,
      texto: `Olhem a fotografia da inauguração da estação, no livro. Quem aparece na frente? Quem aparece no fundo? Quem construiu a estação e <strong>não</strong> aparece?`,
      falas: [
        {
          de: 4,
          texto: `Na frente só homens de chapéu. As pessoas que trabalharam na obra não estão, ou estão muito longe para ver.`,
          curtidas: 4,
          respostas: [
            {
              de: 7,
              texto: `Tem um menino descalço no canto direito olhando para a câmera. Ninguém falou dele na legenda.`,
              curtidas: 7,
            },
          ],
        },
        {
          de: 11,
          texto: `Quem tirou a foto também escolheu. Então o documento mostra o que o fotógrafo quis.`,
          curtidas: 5,
        },
      ],
    },
  ],
  '8º C': [
    {
      titulo: 'O rio do nosso bairro tem nome?',
      temas: ['cartografia', 'bairro'],
      abertoHa: 7,
      hora: [14, 10],
      curtidas: 1,
      texto: `Perguntem em casa: passa algum rio ou córrego perto de onde vocês moram? Ele aparece ou está debaixo da rua? Qual é o nome dele?`,
      falas: [
        {
          de: 6,
          texto: `Meu avô pescava no córrego que hoje fica embaixo da avenida. Ele chama de Rio das Lontras, mas não achei no mapa.`,
          curtidas: 6,
        },
        {
          de: 13,
          texto: `Atrás da minha casa tem um que só aparece quando chove forte.`,
          curtidas: 3,
          respostas: [
            {
              de: 'prof',
              texto: `Esse que “aparece” é o rio lembrando por onde passava. Vamos procurar no mapa antigo.`,
              curtidas: 5,
            },
          ],
        },
      ],
    },
  ],
}

/** Written for classes without a conversation of their own, so that no forum is empty. */
export const BOAS_VINDAS: TopicoDemo = {
  titulo: 'Combinados do nosso fórum',
  abertoHa: 24,
  hora: [8, 0],
  ultimaHa: 18,
  texto: `Aqui a gente pergunta sem vergonha e responde com cuidado. Três combinados: ler antes de responder, dizer o porquê, e nunca publicar telefone, endereço ou senha.
Que combinado vocês acrescentariam?`,
  falas: [
    { de: 1, texto: `Não rir de quem errou.`, curtidas: 7 },
    { de: 6, texto: `Agradecer quando alguém ajuda.`, curtidas: 4 },
    {
      de: 12,
      texto: `Não escrever tudo em maiúscula, parece grito.`,
      curtidas: 5,
      respostas: [{ de: 'prof', texto: `Os três entram na lista. Ficou um belo começo.`, curtidas: 2 }],
    },
  ],
}
