const { octroi } = require("@octroi/edge/express");
const express = require("express");
const policy = require("./octroi.policy.json");

const app = express();
const gate = octroi({ policy });
app.use(gate);
app.get("/articles/:id", (_request, response) => {
  response.send("Hello");
});
const server = app.listen(Number(process.env.PORT ?? 3000));
server.once("listening", () => console.log(`http://localhost:${process.env.PORT ?? 3000}/`));
process.once("SIGTERM", () => server.close(() => gate.flush()));
