// Made from openapi/ by "npm run generate". Do not edit.
"use strict";
exports.v0 = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":[],"properties":{}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate21;
const schema32 = {"type":"object","additionalProperties":false,"required":[],"properties":{"filter[id]":{"type":"string","minLength":1},"filter[email]":{"type":"string","minLength":1},"filter[department]":{"type":"string","minLength":1},"filter[includeDeleted]":{"type":"string","enum":["true","false"],"default":"false"},"page[number]":{"type":"integer","minimum":1,"default":1},"page[size]":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}},"page[after]":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id from the link \"next\""}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[1-9][0-9]{0,14}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "filter[id]") || (key0 === "filter[email]")) || (key0 === "filter[department]")) || (key0 === "filter[includeDeleted]")) || (key0 === "page[number]")) || (key0 === "page[size]")) || (key0 === "page[after]"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["filter[id]"] !== undefined){
let data0 = data["filter[id]"];
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/filter[id]",schemaPath:"#/properties/filter%5Bid%5D/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/filter[id]",schemaPath:"#/properties/filter%5Bid%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["filter[email]"] !== undefined){
let data1 = data["filter[email]"];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/filter[email]",schemaPath:"#/properties/filter%5Bemail%5D/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/filter[email]",schemaPath:"#/properties/filter%5Bemail%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["filter[department]"] !== undefined){
let data2 = data["filter[department]"];
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/filter[department]",schemaPath:"#/properties/filter%5Bdepartment%5D/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/filter[department]",schemaPath:"#/properties/filter%5Bdepartment%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["filter[includeDeleted]"] !== undefined){
let data3 = data["filter[includeDeleted]"];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/filter[includeDeleted]",schemaPath:"#/properties/filter%5BincludeDeleted%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "true") || (data3 === "false"))){
const err8 = {instancePath:instancePath+"/filter[includeDeleted]",schemaPath:"#/properties/filter%5BincludeDeleted%5D/enum",keyword:"enum",params:{allowedValues: schema32.properties["filter[includeDeleted]"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["page[number]"] !== undefined){
let data4 = data["page[number]"];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/page[number]",schemaPath:"#/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/page[number]",schemaPath:"#/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data["page[size]"] !== undefined){
let data5 = data["page[size]"];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data["page[after]"] !== undefined){
let data6 = data["page[after]"];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err14 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate22;
const schema33 = {"type":"object","additionalProperties":false,"required":[],"properties":{"page[number]":{"type":"integer","minimum":1,"default":1},"page[size]":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}},"page[after]":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id from the link \"next\""}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "page[number]") || (key0 === "page[size]")) || (key0 === "page[after]"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["page[number]"] !== undefined){
let data0 = data["page[number]"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/page[number]",schemaPath:"#/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/page[number]",schemaPath:"#/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data["page[size]"] !== undefined){
let data1 = data["page[size]"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data["page[after]"] !== undefined){
let data2 = data["page[after]"];
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err6 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate23;
const schema34 = {"type":"object","required":[],"properties":{"idempotency-key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[!-~]+$"}}};
const pattern6 = new RegExp("^[!-~]+$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err0 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern6.test(data0)){
const err2 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/idempotency-key",schemaPath:"#/properties/idempotency-key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"idempotency-key":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate24;
const schema35 = {"type":"object","required":[],"properties":{}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate25;
const schema36 = {"type":"object","additionalProperties":false,"required":[],"properties":{"filter[id]":{"type":"string","minLength":1},"filter[path]":{"type":"string","minLength":1},"page[number]":{"type":"integer","minimum":1,"default":1},"page[size]":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}},"page[after]":{"type":"string","maxLength":1017,"pattern":"^[0-9]{1,16}(_[\\s\\S]+|(\\.[0-9]{1,16}){2})$","x-wanted":"must be a place from the link \"next\""}}};
const pattern7 = new RegExp("^[0-9]{1,16}(_[\\s\\S]+|(\\.[0-9]{1,16}){2})$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "filter[id]") || (key0 === "filter[path]")) || (key0 === "page[number]")) || (key0 === "page[size]")) || (key0 === "page[after]"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["filter[id]"] !== undefined){
let data0 = data["filter[id]"];
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/filter[id]",schemaPath:"#/properties/filter%5Bid%5D/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/filter[id]",schemaPath:"#/properties/filter%5Bid%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["filter[path]"] !== undefined){
let data1 = data["filter[path]"];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/filter[path]",schemaPath:"#/properties/filter%5Bpath%5D/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/filter[path]",schemaPath:"#/properties/filter%5Bpath%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["page[number]"] !== undefined){
let data2 = data["page[number]"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/page[number]",schemaPath:"#/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/page[number]",schemaPath:"#/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data["page[size]"] !== undefined){
let data3 = data["page[size]"];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data["page[after]"] !== undefined){
let data4 = data["page[after]"];
if(typeof data4 === "string"){
if(func1(data4) > 1017){
const err10 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/maxLength",keyword:"maxLength",params:{limit: 1017},message:"must NOT have more than 1017 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern7.test(data4)){
const err11 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,16}(_[\\s\\S]+|(\\.[0-9]{1,16}){2})$"},message:"must match pattern \""+"^[0-9]{1,16}(_[\\s\\S]+|(\\.[0-9]{1,16}){2})$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate26;
const schema37 = {"$ref":"contract:admin/DepartmentCreate#"};
const schema38 = {"type":"object","description":"A request to create a department.","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","description":"The department to create, without an id. The service assigns the id.","x-basis":"assumed","x-decision":"D-21","required":["type","attributes"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"departments","description":"The required resource type. The service refuses any other value with the status 409.","x-code":"RESOURCE TYPE MISMATCH","x-basis":"assumed","x-decision":"D-32"},"attributes":{"type":"object","description":"The attributes of the new department.","x-basis":"assumed","x-decision":"D-21","required":["name"],"additionalProperties":false,"properties":{"name":{"$ref":"contract:admin/DepartmentName#","x-basis":"stated","x-meaning":"mixed","x-claims":["C-125","C-126","C-127","C-128","C-129","C-290","C-295","C-296","C-297"],"x-decision":"D-32"},"parentDepartment":{"type":["string","null"],"description":"The id of the parent department. If `parentDepartment` is null or absent, the department is created at the top level.","minLength":1,"x-basis":"stated","x-meaning":"mixed","x-claims":["C-130"],"x-decision":"D-32"}}}}}}};
const schema39 = {"type":"string","description":"The name of a department has 1 to 1000 characters (code points), after leading and trailing white space is removed. The name must not contain the sequence `//`, while a single `/` is allowed anywhere. The names of all departments with the same parent must be different (case-sensitive).","minLength":1,"pattern":"^/?(?:[^/]+(?:/[^/]+)*/?)?$","x-limits":{"departmentName":1000},"x-code":"DEPARTMENT NAME INVALID","x-wanted":"must have 1 to 1000 characters after trimming, without \"//\"","x-basis":"stated","x-meaning":"mixed","x-claims":["C-125","C-126","C-127","C-128","C-129","C-290","C-295","C-296","C-297"],"x-decision":"D-32","examples":["Procurement"]};
const pattern8 = new RegExp("^/?(?:[^/]+(?:/[^/]+)*/?)?$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.attributes === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!((key1 === "type") || (key1 === "attributes"))){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("departments" !== data1){
const err6 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/const",keyword:"const",params:{allowedValue: "departments"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.attributes !== undefined){
let data2 = data0.attributes;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err7 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data2){
if(errors >= 2000) break;
if(!((key2 === "name") || (key2 === "parentDepartment"))){
const err8 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/data/attributes/name",schemaPath:"contract:admin/DepartmentName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern8.test(data3)){
const err10 = {instancePath:instancePath+"/data/attributes/name",schemaPath:"contract:admin/DepartmentName#/pattern",keyword:"pattern",params:{pattern: "^/?(?:[^/]+(?:/[^/]+)*/?)?$"},message:"must match pattern \""+"^/?(?:[^/]+(?:/[^/]+)*/?)?$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/data/attributes/name",schemaPath:"contract:admin/DepartmentName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.parentDepartment !== undefined){
let data4 = data2.parentDepartment;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/data/attributes/parentDepartment",schemaPath:"#/properties/data/properties/attributes/properties/parentDepartment/type",keyword:"type",params:{type: schema38.properties.data.properties.attributes.properties.parentDepartment.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err13 = {instancePath:instancePath+"/data/attributes/parentDepartment",schemaPath:"#/properties/data/properties/attributes/properties/parentDepartment/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate29;
const schema40 = {"type":"object","required":[],"properties":{"if-match":{"type":"string","maxLength":4096,"pattern":"^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$","x-wanted":"must be * or a list of entity tags in double quotes"}}};
const pattern9 = new RegExp("^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["if-match"] !== undefined){
let data0 = data["if-match"];
if(typeof data0 === "string"){
if(func1(data0) > 4096){
const err0 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern9.test(data0)){
const err1 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/pattern",keyword:"pattern",params:{pattern: "^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$"},message:"must match pattern \""+"^(\\*|(W/)?\"[!#-~]*\"([ \\t]*,[ \\t]*(W/)?\"[!#-~]*\")*)$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/if-match",schemaPath:"#/properties/if-match/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"if-match":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate30;
const schema41 = {"$ref":"contract:admin/DepartmentUpdate#"};
const schema42 = {"type":"object","description":"A request to update a department.","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","description":"The changes that the request makes to the department.","x-basis":"assumed","x-decision":"D-21","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"departments","description":"The required resource type. The service refuses any other value with the status 409.","x-code":"RESOURCE TYPE MISMATCH","x-basis":"assumed","x-decision":"D-32"},"id":{"type":"string","description":"The id of the department. If `data.id` is present, its value must equal the id in the path. A request whose `data.id` differs from the id in the path is refused with 409.","x-code":"RESOURCE ID MISMATCH","x-basis":"assumed","x-decision":"D-21"},"attributes":{"type":"object","description":"A department update has at least one of `name` and `parentDepartment`. An update with neither `name` nor `parentDepartment`, or without `attributes`, is refused with `DEPARTMENT PATCH EMPTY`.","x-code":"DEPARTMENT PATCH EMPTY","x-wanted":"must have name or parentDepartment","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-143","C-144","C-146"],"x-decision":"D-35","minProperties":1,"additionalProperties":false,"properties":{"name":{"$ref":"contract:admin/DepartmentName#","x-basis":"stated","x-meaning":"mixed","x-claims":["C-141","C-143","C-290","C-295","C-296","C-297"],"x-decision":"D-32"},"parentDepartment":{"type":["string","null"],"description":"The id of the new parent department. The value null moves the department to the top level. If `parentDepartment` is absent, the parent stays unchanged.","minLength":1,"x-basis":"stated","x-meaning":"mixed","x-claims":["C-142","C-143"],"x-decision":"D-35"}}}}}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "attributes"))){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("departments" !== data1){
const err5 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/const",keyword:"const",params:{allowedValue: "departments"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
const err6 = {instancePath:instancePath+"/data/id",schemaPath:"#/properties/data/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.attributes !== undefined){
let data3 = data0.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length < 1){
const err7 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 in data3){
if(errors >= 2000) break;
if(!((key2 === "name") || (key2 === "parentDepartment"))){
const err8 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err9 = {instancePath:instancePath+"/data/attributes/name",schemaPath:"contract:admin/DepartmentName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern8.test(data4)){
const err10 = {instancePath:instancePath+"/data/attributes/name",schemaPath:"contract:admin/DepartmentName#/pattern",keyword:"pattern",params:{pattern: "^/?(?:[^/]+(?:/[^/]+)*/?)?$"},message:"must match pattern \""+"^/?(?:[^/]+(?:/[^/]+)*/?)?$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/data/attributes/name",schemaPath:"contract:admin/DepartmentName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.parentDepartment !== undefined){
let data5 = data3.parentDepartment;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/data/attributes/parentDepartment",schemaPath:"#/properties/data/properties/attributes/properties/parentDepartment/type",keyword:"type",params:{type: schema42.properties.data.properties.attributes.properties.parentDepartment.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err13 = {instancePath:instancePath+"/data/attributes/parentDepartment",schemaPath:"#/properties/data/properties/attributes/properties/parentDepartment/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate33;
const schema44 = {"$ref":"contract:admin/DepartmentMembersUpdate#"};
const schema45 = {"type":"object","description":"One change to the direct members of a department.","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","description":"The change to apply.","x-basis":"assumed","x-decision":"D-21","required":["type","attributes"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"department-members","description":"The required resource type. The service refuses any other value with the status 409.","x-code":"RESOURCE TYPE MISMATCH","x-basis":"assumed","x-decision":"D-37"},"id":{"type":"string","description":"The id of the department. If `data.id` is present, its value must equal the id in the path. A request whose `data.id` differs from the id in the path is refused with 409.","x-code":"RESOURCE ID MISMATCH","x-basis":"assumed","x-decision":"D-21"},"attributes":{"type":"object","description":"The ids of the users, and whether the request adds or removes them as members.","x-basis":"assumed","x-decision":"D-21","required":["operation","members"],"additionalProperties":false,"properties":{"operation":{"type":"string","description":"Whether the request adds or removes the users.","enum":["add","remove"],"x-basis":"assumed","x-meaning":"stated","x-claims":["C-105","C-160"],"x-decision":"D-37"},"members":{"type":"array","description":"The user ids. The list must have 1 to 500 different ids. The service ignores duplicate ids, and the list may have any number of duplicate ids that fit into the body.","minItems":1,"x-limits":{"members":500},"items":{"type":"string","minLength":1},"x-code":"MEMBER COUNT INVALID","x-wanted":"must have 1 to 500 different user ids","x-basis":"stated","x-meaning":"mixed","x-claims":["C-106","C-161","C-162","C-163","C-291"],"x-decision":"D-37"}}}}}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"contract:admin/DepartmentMembersUpdate#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"contract:admin/DepartmentMembersUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.attributes === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "attributes"))){
const err4 = {instancePath:instancePath+"/data",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/data/type",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("department-members" !== data1){
const err6 = {instancePath:instancePath+"/data/type",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/type/const",keyword:"const",params:{allowedValue: "department-members"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
const err7 = {instancePath:instancePath+"/data/id",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.attributes !== undefined){
let data3 = data0.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.operation === undefined){
const err8 = {instancePath:instancePath+"/data/attributes",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.members === undefined){
const err9 = {instancePath:instancePath+"/data/attributes",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "members"},message:"must have required property '"+"members"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key2 in data3){
if(errors >= 2000) break;
if(!((key2 === "operation") || (key2 === "members"))){
const err10 = {instancePath:instancePath+"/data/attributes",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.operation !== undefined){
let data4 = data3.operation;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/data/attributes/operation",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data4 === "add") || (data4 === "remove"))){
const err12 = {instancePath:instancePath+"/data/attributes/operation",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/properties/operation/enum",keyword:"enum",params:{allowedValues: schema45.properties.data.properties.attributes.properties.operation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.members !== undefined){
let data5 = data3.members;
if(Array.isArray(data5)){
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/data/attributes/members",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/properties/members/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err14 = {instancePath:instancePath+"/data/attributes/members/" + i0,schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/properties/members/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/data/attributes/members/" + i0,schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/properties/members/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/data/attributes/members",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/data/attributes",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/data",schemaPath:"contract:admin/DepartmentMembersUpdate#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"contract:admin/DepartmentMembersUpdate#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate34;
const schema46 = {"type":"object","additionalProperties":false,"required":["filter[type]"],"properties":{"filter[type]":{"type":"string","enum":["folder"]},"filter[id]":{"type":"string","minLength":1},"filter[path]":{"type":"string","minLength":1},"filter[principalType]":{"type":"string","enum":["user","department","role"]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["filter[type]"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter[type]"},message:"must have required property '"+"filter[type]"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "filter[type]") || (key0 === "filter[id]")) || (key0 === "filter[path]")) || (key0 === "filter[principalType]"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["filter[type]"] !== undefined){
let data0 = data["filter[type]"];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/filter[type]",schemaPath:"#/properties/filter%5Btype%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "folder")){
const err3 = {instancePath:instancePath+"/filter[type]",schemaPath:"#/properties/filter%5Btype%5D/enum",keyword:"enum",params:{allowedValues: schema46.properties["filter[type]"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["filter[id]"] !== undefined){
let data1 = data["filter[id]"];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/filter[id]",schemaPath:"#/properties/filter%5Bid%5D/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/filter[id]",schemaPath:"#/properties/filter%5Bid%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["filter[path]"] !== undefined){
let data2 = data["filter[path]"];
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/filter[path]",schemaPath:"#/properties/filter%5Bpath%5D/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/filter[path]",schemaPath:"#/properties/filter%5Bpath%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["filter[principalType]"] !== undefined){
let data3 = data["filter[principalType]"];
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/filter[principalType]",schemaPath:"#/properties/filter%5BprincipalType%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data3 === "user") || (data3 === "department")) || (data3 === "role"))){
const err9 = {instancePath:instancePath+"/filter[principalType]",schemaPath:"#/properties/filter%5BprincipalType%5D/enum",keyword:"enum",params:{allowedValues: schema46.properties["filter[principalType]"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate35;
const schema47 = {"$ref":"contract:admin/AccessUpdate#"};
const schema48 = {"type":"object","description":"One change to the permission of one principal (user, department or role) on one folder.","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","description":"The change to apply.","x-basis":"assumed","x-decision":"D-21","required":["type","attributes"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"access","description":"The required resource type. The service refuses any other value with the status 409.","x-code":"RESOURCE TYPE MISMATCH","x-basis":"assumed","x-decision":"D-39"},"id":{"type":"string","description":"An id that JSON:API libraries send with every PATCH request. The service ignores this id, because `resource` identifies the folder.","x-basis":"assumed","x-decision":"D-21"},"attributes":{"type":"object","description":"The folder, the principal (user, department or role), and the change of the principal's permission.","x-basis":"assumed","x-decision":"D-39","required":["resource","operation","principal"],"additionalProperties":false,"properties":{"resource":{"type":"object","description":"The folder, identified by either its id or its path.","required":["type"],"minProperties":2,"maxProperties":2,"additionalProperties":false,"x-code":"FOLDER REFERENCE INVALID","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-174"],"x-decision":"D-39","properties":{"type":{"type":"string","enum":["folder"],"description":"The type of the resource to which the access list belongs.","x-basis":"assumed","x-decision":"D-39"},"id":{"type":"string","description":"The id of the folder.","minLength":1,"x-basis":"assumed","x-decision":"D-39"},"path":{"type":"string","description":"The case-sensitive path of the folder. The path `/` is the root folder.","minLength":1,"x-basis":"assumed","x-decision":"D-39"}}},"operation":{"type":"string","description":"The operation `grant` sets the permission and overwrites an earlier permission. The operation `replace` changes an existing grant on the folder itself. The operation `revoke` removes an existing grant on the folder itself.","enum":["grant","revoke","replace"],"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-117","C-172"],"x-decision":"D-39"},"principal":{"type":"object","description":"The principal (user, department or role) whose permission changes.","required":["type","id"],"additionalProperties":false,"x-basis":"assumed","x-decision":"D-39","properties":{"type":{"$ref":"contract:admin/PrincipalType#"},"id":{"type":"string","description":"The id of the user, department or role.","minLength":1,"x-basis":"assumed","x-decision":"D-39"}}},"permission":{"$ref":"contract:admin/Permission#","description":"The permission to set. The property `permission` is required for `grant` and `replace`, and not allowed for `revoke`.","x-basis":"assumed","x-decision":"D-39"}}}}}}};
const schema49 = {"type":"string","description":"The type of the principal (user, department or role).","enum":["user","department","role"],"x-basis":"assumed","x-decision":"D-39"};
const schema50 = {"type":"string","description":"The permission defines what a user, department or role may do with the folder.","enum":["view","edit","manage"],"x-basis":"assumed","x-decision":"D-39"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.attributes === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "attributes"))){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("access" !== data1){
const err6 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/const",keyword:"const",params:{allowedValue: "access"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
const err7 = {instancePath:instancePath+"/data/id",schemaPath:"#/properties/data/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.attributes !== undefined){
let data3 = data0.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.resource === undefined){
const err8 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "resource"},message:"must have required property '"+"resource"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.operation === undefined){
const err9 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.principal === undefined){
const err10 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "principal"},message:"must have required property '"+"principal"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data3){
if(errors >= 2000) break;
if(!((((key2 === "resource") || (key2 === "operation")) || (key2 === "principal")) || (key2 === "permission"))){
const err11 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.resource !== undefined){
let data4 = data3.resource;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 2){
const err12 = {instancePath:instancePath+"/data/attributes/resource",schemaPath:"#/properties/data/properties/attributes/properties/resource/maxProperties",keyword:"maxProperties",params:{limit: 2},message:"must NOT have more than 2 properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Object.keys(data4).length < 2){
const err13 = {instancePath:instancePath+"/data/attributes/resource",schemaPath:"#/properties/data/properties/attributes/properties/resource/minProperties",keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.type === undefined){
const err14 = {instancePath:instancePath+"/data/attributes/resource",schemaPath:"#/properties/data/properties/attributes/properties/resource/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key3 in data4){
if(errors >= 2000) break;
if(!(((key3 === "type") || (key3 === "id")) || (key3 === "path"))){
const err15 = {instancePath:instancePath+"/data/attributes/resource",schemaPath:"#/properties/data/properties/attributes/properties/resource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/data/attributes/resource/type",schemaPath:"#/properties/data/properties/attributes/properties/resource/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(data5 === "folder")){
const err17 = {instancePath:instancePath+"/data/attributes/resource/type",schemaPath:"#/properties/data/properties/attributes/properties/resource/properties/type/enum",keyword:"enum",params:{allowedValues: schema48.properties.data.properties.attributes.properties.resource.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.id !== undefined){
let data6 = data4.id;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err18 = {instancePath:instancePath+"/data/attributes/resource/id",schemaPath:"#/properties/data/properties/attributes/properties/resource/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/data/attributes/resource/id",schemaPath:"#/properties/data/properties/attributes/properties/resource/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.path !== undefined){
let data7 = data4.path;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err20 = {instancePath:instancePath+"/data/attributes/resource/path",schemaPath:"#/properties/data/properties/attributes/properties/resource/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/data/attributes/resource/path",schemaPath:"#/properties/data/properties/attributes/properties/resource/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/data/attributes/resource",schemaPath:"#/properties/data/properties/attributes/properties/resource/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.operation !== undefined){
let data8 = data3.operation;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/data/attributes/operation",schemaPath:"#/properties/data/properties/attributes/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data8 === "grant") || (data8 === "revoke")) || (data8 === "replace"))){
const err24 = {instancePath:instancePath+"/data/attributes/operation",schemaPath:"#/properties/data/properties/attributes/properties/operation/enum",keyword:"enum",params:{allowedValues: schema48.properties.data.properties.attributes.properties.operation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.principal !== undefined){
let data9 = data3.principal;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type === undefined){
const err25 = {instancePath:instancePath+"/data/attributes/principal",schemaPath:"#/properties/data/properties/attributes/properties/principal/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.id === undefined){
const err26 = {instancePath:instancePath+"/data/attributes/principal",schemaPath:"#/properties/data/properties/attributes/properties/principal/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key4 in data9){
if(errors >= 2000) break;
if(!((key4 === "type") || (key4 === "id"))){
const err27 = {instancePath:instancePath+"/data/attributes/principal",schemaPath:"#/properties/data/properties/attributes/properties/principal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.type !== undefined){
let data10 = data9.type;
if(typeof data10 !== "string"){
const err28 = {instancePath:instancePath+"/data/attributes/principal/type",schemaPath:"contract:admin/PrincipalType#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data10 === "user") || (data10 === "department")) || (data10 === "role"))){
const err29 = {instancePath:instancePath+"/data/attributes/principal/type",schemaPath:"contract:admin/PrincipalType#/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.id !== undefined){
let data11 = data9.id;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err30 = {instancePath:instancePath+"/data/attributes/principal/id",schemaPath:"#/properties/data/properties/attributes/properties/principal/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/data/attributes/principal/id",schemaPath:"#/properties/data/properties/attributes/properties/principal/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/data/attributes/principal",schemaPath:"#/properties/data/properties/attributes/properties/principal/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data3.permission !== undefined){
let data12 = data3.permission;
if(typeof data12 !== "string"){
const err33 = {instancePath:instancePath+"/data/attributes/permission",schemaPath:"contract:admin/Permission#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data12 === "view") || (data12 === "edit")) || (data12 === "manage"))){
const err34 = {instancePath:instancePath+"/data/attributes/permission",schemaPath:"contract:admin/Permission#/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate38;
const schema51 = {"type":"object","additionalProperties":false,"required":["filter[type]"],"properties":{"filter[type]":{"type":"string","enum":["custom"]},"page[number]":{"type":"integer","minimum":1,"default":1},"page[size]":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}},"page[after]":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id from the link \"next\""}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["filter[type]"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter[type]"},message:"must have required property '"+"filter[type]"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "filter[type]") || (key0 === "page[number]")) || (key0 === "page[size]")) || (key0 === "page[after]"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["filter[type]"] !== undefined){
let data0 = data["filter[type]"];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/filter[type]",schemaPath:"#/properties/filter%5Btype%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "custom")){
const err3 = {instancePath:instancePath+"/filter[type]",schemaPath:"#/properties/filter%5Btype%5D/enum",keyword:"enum",params:{allowedValues: schema51.properties["filter[type]"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["page[number]"] !== undefined){
let data1 = data["page[number]"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/page[number]",schemaPath:"#/properties/page%5Bnumber%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/page[number]",schemaPath:"#/properties/page%5Bnumber%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data["page[size]"] !== undefined){
let data2 = data["page[size]"];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/page[size]",schemaPath:"#/properties/page%5Bsize%5D/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data["page[after]"] !== undefined){
let data3 = data["page[after]"];
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err9 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/page[after]",schemaPath:"#/properties/page%5Bafter%5D/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate39;
const schema52 = {"$ref":"contract:admin/RoleAssignments#"};
const schema53 = {"type":"object","description":"A request to replace the roles of users.","required":["data"],"additionalProperties":false,"properties":{"data":{"type":"object","description":"The role assignments to make.","x-basis":"assumed","x-decision":"D-21","required":["type","attributes"],"additionalProperties":false,"properties":{"type":{"type":"string","const":"role-assignments","description":"The required resource type. The service refuses any other value with the status 409.","x-code":"RESOURCE TYPE MISMATCH","x-basis":"assumed","x-decision":"D-45"},"id":{"type":"string","description":"An optional id, which the service ignores. JSON:API libraries send an id with every PATCH request.","x-basis":"assumed","x-decision":"D-21"},"attributes":{"type":"object","description":"The users and their new roles.","x-basis":"assumed","x-decision":"D-21","required":["assignments"],"additionalProperties":false,"properties":{"assignments":{"type":"array","description":"The list of 1 to 500 assignments, each for a different user.","minItems":1,"maxItems":500,"items":{"$ref":"contract:admin/RoleAssignment#"},"x-unique-by":"userId","x-code":"ASSIGNMENT COUNT INVALID","x-wanted":"must have 1 to 500 items","x-basis":"stated","x-meaning":"stated","x-claims":["C-085","C-086","C-093","C-212","C-213","C-214","C-292","C-298"]}}}}}}};
const schema54 = {"type":"object","description":"One user and the role that replaces the user's current role.","required":["userId","roleId"],"additionalProperties":false,"properties":{"userId":{"type":"string","description":"The id of the user. Each user may appear in only one assignment.","minLength":1,"x-basis":"stated","x-meaning":"mixed","x-claims":["C-085","C-086"],"x-decision":"D-07"},"roleId":{"type":"string","description":"The id of a custom role of the tenant.","minLength":1,"x-basis":"stated","x-meaning":"mixed","x-claims":["C-093","C-099"],"x-decision":"D-07"}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.attributes === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "attributes"))){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("role-assignments" !== data1){
const err6 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/const",keyword:"const",params:{allowedValue: "role-assignments"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
const err7 = {instancePath:instancePath+"/data/id",schemaPath:"#/properties/data/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.attributes !== undefined){
let data3 = data0.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.assignments === undefined){
const err8 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "assignments"},message:"must have required property '"+"assignments"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 in data3){
if(errors >= 2000) break;
if(!(key2 === "assignments")){
const err9 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.assignments !== undefined){
let data4 = data3.assignments;
if(Array.isArray(data4)){
if(data4.length > 500){
const err10 = {instancePath:instancePath+"/data/attributes/assignments",schemaPath:"#/properties/data/properties/attributes/properties/assignments/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.length < 1){
const err11 = {instancePath:instancePath+"/data/attributes/assignments",schemaPath:"#/properties/data/properties/attributes/properties/assignments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.userId === undefined){
const err12 = {instancePath:instancePath+"/data/attributes/assignments/" + i0,schemaPath:"contract:admin/RoleAssignment#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.roleId === undefined){
const err13 = {instancePath:instancePath+"/data/attributes/assignments/" + i0,schemaPath:"contract:admin/RoleAssignment#/required",keyword:"required",params:{missingProperty: "roleId"},message:"must have required property '"+"roleId"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key3 in data5){
if(errors >= 2000) break;
if(!((key3 === "userId") || (key3 === "roleId"))){
const err14 = {instancePath:instancePath+"/data/attributes/assignments/" + i0,schemaPath:"contract:admin/RoleAssignment#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.userId !== undefined){
let data6 = data5.userId;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err15 = {instancePath:instancePath+"/data/attributes/assignments/" + i0+"/userId",schemaPath:"contract:admin/RoleAssignment#/properties/userId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/data/attributes/assignments/" + i0+"/userId",schemaPath:"contract:admin/RoleAssignment#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.roleId !== undefined){
let data7 = data5.roleId;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err17 = {instancePath:instancePath+"/data/attributes/assignments/" + i0+"/roleId",schemaPath:"contract:admin/RoleAssignment#/properties/roleId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/data/attributes/assignments/" + i0+"/roleId",schemaPath:"contract:admin/RoleAssignment#/properties/roleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/data/attributes/assignments/" + i0,schemaPath:"contract:admin/RoleAssignment#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/data/attributes/assignments",schemaPath:"#/properties/data/properties/attributes/properties/assignments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate42;
const schema55 = {"type":"object","additionalProperties":false,"required":[],"properties":{"active":{"type":"string","enum":["active","true","inactive","false"]}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "active")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.active !== undefined){
let data0 = data.active;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "active") || (data0 === "true")) || (data0 === "inactive")) || (data0 === "false"))){
const err2 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema55.properties.active.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate43;
const schema56 = {"$ref":"contract:documents/ProvisionCreate#"};
const schema57 = {"type":"object","description":"A request to create a provision.","required":["name"],"additionalProperties":false,"properties":{"name":{"$ref":"contract:documents/ProvisionName#"},"provisionTags":{"type":"array","description":"At most 100 search texts. The service searches documents for the name of the provision and for each search text. The service removes duplicate search texts.","maxItems":100,"items":{"$ref":"contract:documents/ProvisionTag#"},"x-basis":"assumed","x-decision":"D-63"}}};
const schema58 = {"type":"string","description":"The name of a provision has 1 to 255 characters (code points), after leading and trailing white space is removed. The name differs from the names of all other provisions of the tenant (case-sensitive).","minLength":1,"pattern":"\\S","x-limits":{"provisionText":255},"x-wanted":"must have 1 to 255 characters after trimming","x-code":"PROVISION NAME INVALID","x-basis":"assumed","x-decision":"D-63","examples":["Limitation of Liability"]};
const schema59 = {"type":"string","description":"A search text of 1 to 255 characters. White space at the start and at the end does not count.","minLength":1,"pattern":"\\S","x-limits":{"provisionText":255},"x-wanted":"must have 1 to 255 characters after trimming","x-code":"PROVISION TAG INVALID","x-basis":"assumed","x-decision":"D-63","examples":["aggregate liability"]};
const pattern12 = new RegExp("\\S", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "name") || (key0 === "provisionTags"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/ProvisionName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern12.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/ProvisionName#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/ProvisionName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.provisionTags !== undefined){
let data1 = data.provisionTags;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/provisionTags",schemaPath:"#/properties/provisionTags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/provisionTags/" + i0,schemaPath:"contract:documents/ProvisionTag#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern12.test(data2)){
const err7 = {instancePath:instancePath+"/provisionTags/" + i0,schemaPath:"contract:documents/ProvisionTag#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/provisionTags/" + i0,schemaPath:"contract:documents/ProvisionTag#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/provisionTags",schemaPath:"#/properties/provisionTags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate46;
const schema60 = {"type":"object","additionalProperties":false,"required":[],"properties":{"modifiedSince":{"type":"string","format":"date-time"},"docId":{"type":"string","minLength":1,"maxLength":255},"path":{"type":"string","minLength":1,"maxLength":4096},"status":{"type":"string","enum":["IN_PROGRESS","READY","FAILED"]},"page":{"type":"integer","minimum":1,"default":1},"pageSize":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}},"pageAfter":{"type":"string","pattern":"^-?[0-9]{1,16}(_[0-9]{1,16}){1,2}$","x-wanted":"must be a place from the link \"next\""}}};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern14 = new RegExp("^-?[0-9]{1,16}(_[0-9]{1,16}){1,2}$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "modifiedSince") || (key0 === "docId")) || (key0 === "path")) || (key0 === "status")) || (key0 === "page")) || (key0 === "pageSize")) || (key0 === "pageAfter"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.modifiedSince !== undefined){
let data0 = data.modifiedSince;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err1 = {instancePath:instancePath+"/modifiedSince",schemaPath:"#/properties/modifiedSince/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/modifiedSince",schemaPath:"#/properties/modifiedSince/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.docId !== undefined){
let data1 = data.docId;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err3 = {instancePath:instancePath+"/docId",schemaPath:"#/properties/docId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/docId",schemaPath:"#/properties/docId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/docId",schemaPath:"#/properties/docId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(func1(data2) > 4096){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "IN_PROGRESS") || (data3 === "READY")) || (data3 === "FAILED"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema60.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.page !== undefined){
let data4 = data.page;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.pageSize !== undefined){
let data5 = data.pageSize;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.pageAfter !== undefined){
let data6 = data.pageAfter;
if(typeof data6 === "string"){
if(!pattern14.test(data6)){
const err16 = {instancePath:instancePath+"/pageAfter",schemaPath:"#/properties/pageAfter/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,16}(_[0-9]{1,16}){1,2}$"},message:"must match pattern \""+"^-?[0-9]{1,16}(_[0-9]{1,16}){1,2}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/pageAfter",schemaPath:"#/properties/pageAfter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate47;
const schema61 = {"type":"object","required":[],"properties":{"docId":{"$ref":"contract:documents/DocId#"},"uploadPath":{"$ref":"contract:documents/FolderPath#","description":"The path of the folder for the document. Without `uploadPath` the document is stored in the root folder `/`.","x-basis":"assumed","x-decision":"D-65"},"fields":{"$ref":"contract:documents/FieldUpdateList#"}}};
const schema62 = {"type":"string","description":"The id that the caller chose for the document. The id has 1 to 255 characters and is unique among the tenant's documents. All versions of a document have the same docId.","minLength":1,"maxLength":255,"x-basis":"assumed","x-decision":"D-07","examples":["CTR-2026-0117"]};
const schema63 = {"type":"string","description":"The path of a folder, such as `/` for the root folder or `/Suppliers/2026` for a folder two levels below the root folder. Folder paths are case-sensitive. Only the path of the root folder ends with `/`.","minLength":1,"maxLength":4096,"x-basis":"assumed","x-decision":"D-65","examples":["/Suppliers/2026"]};
const schema64 = {"type":"array","description":"The fields to set. Each field name may appear once. An empty list changes nothing.","items":{"$ref":"contract:documents/FieldUpdate#"},"x-basis":"assumed","x-decision":"D-69","x-unique-by":"name"};
const schema65 = {"type":"object","description":"The new values of a field, which replace all earlier values. If the tenant has no field with this name, a field of the type `string` is created.","required":["name","values"],"additionalProperties":false,"properties":{"name":{"$ref":"contract:documents/FieldName#"},"values":{"type":"array","description":"The new values of the field in their order. An empty list clears the field. A field of the type `single_select` has at most one value.","items":{"$ref":"contract:documents/FieldValue#"},"x-basis":"assumed","x-decision":"D-69"}},"x-canonical":{"members":["name",{"values":"values[].value"}]}};
const schema66 = {"type":"string","description":"The name of a field with 1 to 255 characters, not only white space. The field name is case-sensitive, and white space in it is not removed.","minLength":1,"maxLength":255,"pattern":"\\S","x-wanted":"must have 1 to 255 characters, not only white space","x-basis":"stated","x-meaning":"mixed","x-claims":["C-042"],"x-decision":"D-69","examples":["Governing Law"]};
const schema67 = {"type":"object","description":"One value of a field.","required":["value"],"additionalProperties":false,"properties":{"value":{"type":["string","number","boolean"],"description":"The value is a JSON string for fields of the type `string`, `date` (`YYYY-MM-DD`), `single_select` and `multi_select`. The value is a JSON number for `number` and a JSON boolean for `boolean`.","x-basis":"assumed","x-decision":"D-69"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.values === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "name") || (key0 === "values"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern12.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.value === undefined){
const err7 = {instancePath:instancePath+"/values/" + i0,schemaPath:"contract:documents/FieldValue#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!(key1 === "value")){
const err8 = {instancePath:instancePath+"/values/" + i0,schemaPath:"contract:documents/FieldValue#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.value !== undefined){
let data3 = data2.value;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err9 = {instancePath:instancePath+"/values/" + i0+"/value",schemaPath:"contract:documents/FieldValue#/properties/value/type",keyword:"type",params:{type: schema67.properties.value.type},message:"must be string,number,boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/values/" + i0,schemaPath:"contract:documents/FieldValue#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate49(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.docId !== undefined){
let data0 = data.docId;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err0 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/DocId#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/DocId#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/DocId#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.uploadPath !== undefined){
let data1 = data.uploadPath;
if(typeof data1 === "string"){
if(func1(data1) > 4096){
const err3 = {instancePath:instancePath+"/uploadPath",schemaPath:"contract:documents/FolderPath#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/uploadPath",schemaPath:"contract:documents/FolderPath#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/uploadPath",schemaPath:"contract:documents/FolderPath#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.fields !== undefined){
if(!(validate48(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"docId":true,"uploadPath":true,"fields":true},"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate52;
const schema68 = {"$ref":"contract:documents/FieldsUpdate#"};
const schema69 = {"type":"object","description":"The fields to set.","required":["fields"],"additionalProperties":false,"properties":{"fields":{"$ref":"contract:documents/FieldUpdateList#"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "fields")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fields !== undefined){
if(!(validate48(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate48.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate56;
const schema70 = {"type":"object","additionalProperties":false,"required":[],"properties":{"page":{"type":"integer","minimum":1,"default":1},"pageSize":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}},"pageAfter":{"type":"string","pattern":"^-?[0-9]{1,16}(_[0-9]{1,16}){1,2}$","x-wanted":"must be a place from the link \"next\""}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "page") || (key0 === "pageSize")) || (key0 === "pageAfter"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.pageAfter !== undefined){
let data2 = data.pageAfter;
if(typeof data2 === "string"){
if(!pattern14.test(data2)){
const err6 = {instancePath:instancePath+"/pageAfter",schemaPath:"#/properties/pageAfter/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,16}(_[0-9]{1,16}){1,2}$"},message:"must match pattern \""+"^-?[0-9]{1,16}(_[0-9]{1,16}){1,2}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/pageAfter",schemaPath:"#/properties/pageAfter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate57;
const schema71 = {"type":"object","additionalProperties":false,"required":["q"],"properties":{"q":{"type":"string","minLength":1,"maxLength":1000,"pattern":"\\S","x-wanted":"must have 1 to 1000 characters, not only white space"},"page":{"type":"integer","minimum":1,"default":1},"pageSize":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}},"pageAfter":{"type":"string","pattern":"^[0-9]{1,16}(_[0-9]{1,16})?$","x-wanted":"must be a place from the link \"next\""}}};
const pattern18 = new RegExp("^[0-9]{1,16}(_[0-9]{1,16})?$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "q"},message:"must have required property '"+"q"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "q") || (key0 === "page")) || (key0 === "pageSize")) || (key0 === "pageAfter"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(func1(data0) > 1000){
const err2 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern12.test(data0)){
const err4 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.pageSize !== undefined){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.pageAfter !== undefined){
let data3 = data.pageAfter;
if(typeof data3 === "string"){
if(!pattern18.test(data3)){
const err11 = {instancePath:instancePath+"/pageAfter",schemaPath:"#/properties/pageAfter/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,16}(_[0-9]{1,16})?$"},message:"must match pattern \""+"^[0-9]{1,16}(_[0-9]{1,16})?$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/pageAfter",schemaPath:"#/properties/pageAfter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate58;
const schema72 = {"type":"object","additionalProperties":false,"required":[],"properties":{"page":{"type":"integer","minimum":1,"default":1},"pageSize":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}},"pageAfter":{"type":"string","pattern":"^[0-9]{1,16}(_[0-9]{1,16})?$","x-wanted":"must be a place from the link \"next\""}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "page") || (key0 === "pageSize")) || (key0 === "pageAfter"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.pageAfter !== undefined){
let data2 = data.pageAfter;
if(typeof data2 === "string"){
if(!pattern18.test(data2)){
const err6 = {instancePath:instancePath+"/pageAfter",schemaPath:"#/properties/pageAfter/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,16}(_[0-9]{1,16})?$"},message:"must match pattern \""+"^[0-9]{1,16}(_[0-9]{1,16})?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/pageAfter",schemaPath:"#/properties/pageAfter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate59;
const schema73 = {"$ref":"contract:documents/DocumentQuery#"};
const schema74 = {"type":"object","description":"A search for documents that match all given conditions.","required":["query"],"additionalProperties":false,"properties":{"query":{"type":"array","description":"The search conditions. A document record must match all of them.","minItems":1,"items":{"$ref":"contract:documents/QueryCondition#"},"x-basis":"assumed","x-decision":"D-73"},"sort":{"type":"array","description":"The properties by which the results are sorted. The first property has priority. If `sort` is absent or empty, the best match comes first.","items":{"$ref":"contract:documents/QuerySort#"},"x-basis":"assumed","x-decision":"D-73"}}};
const schema75 = {"description":"A condition about a field, a property, a provision or the text of a document, or a list of alternative conditions. Conditions with `any` can be nested three levels deep.","x-code":"QUERY CONDITION INVALID","type":"object","additionalProperties":false,"minProperties":1,"dependentRequired":{"type":["filter"],"filter":["type"],"name":["type"],"terms":["type"]},"dependentSchemas":{"any":{"maxProperties":1}},"properties":{"type":{"type":"string","description":"The kind of data that the condition checks. The type `field` or `property` checks the values of the field or property with the given name. The type `provision` checks the passages of the provision with the given name. Without a name, the type `provision` checks the names and passages of all provisions. The type `text` checks the text of the document.","enum":["field","provision","text","property"]},"name":{"type":"string","description":"The name of the field, provision or property. Field and provision names are case-sensitive. The member `name` is required for `field` and `property`, optional for `provision`, and not allowed for `text`. For the name of an unknown field or provision, no document record has a value.","minLength":1,"maxLength":255},"filter":{"$ref":"contract:documents/QueryFilter#"},"terms":{"type":"array","description":"The terms with which the values are compared, in the type of the compared value. Terms are JSON numbers for numbers, JSON booleans for booleans, `YYYY-MM-DD` for date fields, RFC 3339 for times, and strings otherwise. One of several terms must match. The filters `isEmpty` and `isNotEmpty` must have no terms or an empty list. Filters other than `isEmpty` and `isNotEmpty` need at least one term.","maxItems":100,"items":{"type":["string","number","boolean"],"maxLength":1000}},"any":{"type":"array","description":"Alternative search conditions. A document record must match at least one of them.","minItems":1,"items":{"$ref":"contract:documents/QueryCondition#"}}}};
const schema76 = {"type":"string","description":"How terms are compared.\n\n| filter | matches if | takes terms | applies to |\n|---|---|---|---|\n| `equals` | a value equals one of the terms | yes | every field and property |\n| `notEquals` | no value equals one of the terms, or there is no value | yes | every field and property |\n| `containsText` | a value contains the characters of one of the terms, ignoring case, also inside a word | yes | text, provisions, and fields and properties with text |\n| `before`, `after` | a date or time is before (after) one of the terms | yes | dates and times |\n| `greaterThan`, `lessThan` | a number is greater (less) than one of the terms | yes | numbers |\n| `isEmpty`, `isNotEmpty` | there is no value, or there is a value | no | everything |","enum":["equals","notEquals","containsText","before","after","greaterThan","lessThan","isEmpty","isNotEmpty"],"x-basis":"assumed","x-decision":"D-73"};
const wrapper0 = {validate: validate61};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "type") || (key0 === "name")) || (key0 === "filter")) || (key0 === "terms")) || (key0 === "any"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "field") || (data0 === "provision")) || (data0 === "text")) || (data0 === "property"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.filter !== undefined){
let data2 = data.filter;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/filter",schemaPath:"contract:documents/QueryFilter#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((data2 === "equals") || (data2 === "notEquals")) || (data2 === "containsText")) || (data2 === "before")) || (data2 === "after")) || (data2 === "greaterThan")) || (data2 === "lessThan")) || (data2 === "isEmpty")) || (data2 === "isNotEmpty"))){
const err8 = {instancePath:instancePath+"/filter",schemaPath:"contract:documents/QueryFilter#/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.terms !== undefined){
let data3 = data.terms;
if(Array.isArray(data3)){
if(data3.length > 100){
const err9 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data4 = data3[i0];
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
const err10 = {instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/type",keyword:"type",params:{type: schema75.properties.terms.items.type},message:"must be string,number,boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err11 = {instancePath:instancePath+"/terms/" + i0,schemaPath:"#/properties/terms/items/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.any !== undefined){
let data5 = data.any;
if(Array.isArray(data5)){
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
if(!(wrapper0.validate(data5[i1], {instancePath:instancePath+"/any/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.type !== undefined){
if(data.filter === undefined){
const err15 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "type",
    missingProperty: "filter",
    depsCount: 1,
    deps: "filter"},message:"must have property filter when property type is present"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.filter !== undefined){
if(data.type === undefined){
const err16 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "filter",
    missingProperty: "type",
    depsCount: 1,
    deps: "type"},message:"must have property type when property filter is present"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.name !== undefined){
if(data.type === undefined){
const err17 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "name",
    missingProperty: "type",
    depsCount: 1,
    deps: "type"},message:"must have property type when property name is present"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.terms !== undefined){
if(data.type === undefined){
const err18 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "terms",
    missingProperty: "type",
    depsCount: 1,
    deps: "type"},message:"must have property type when property terms is present"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.any !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err19 = {instancePath,schemaPath:"#/dependentSchemas/any/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"object","description":"One property by which the results are sorted. Document records without a value come last in both directions.","required":["property","order"],"additionalProperties":false,"properties":{"property":{"$ref":"contract:documents/DocumentProperty#"},"order":{"type":"string","description":"The direction of sorting, ascending or descending. Ids and numbers are compared as numbers, and texts by code points.","enum":["asc","desc"],"x-basis":"assumed","x-decision":"D-73"}}};
const schema78 = {"type":"string","description":"The name of a document property for search conditions and sorting.","enum":["documentId","docId","docSetId","version","name","path","status","fileType","fileSize","dateCreated","dateModified"],"x-basis":"assumed","x-decision":"D-73"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.property === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "property"},message:"must have required property '"+"property"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.order === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "property") || (key0 === "order"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.property !== undefined){
let data0 = data.property;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/property",schemaPath:"contract:documents/DocumentProperty#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((data0 === "documentId") || (data0 === "docId")) || (data0 === "docSetId")) || (data0 === "version")) || (data0 === "name")) || (data0 === "path")) || (data0 === "status")) || (data0 === "fileType")) || (data0 === "fileSize")) || (data0 === "dateCreated")) || (data0 === "dateModified"))){
const err4 = {instancePath:instancePath+"/property",schemaPath:"contract:documents/DocumentProperty#/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.order !== undefined){
let data1 = data.order;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "asc") || (data1 === "desc"))){
const err6 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema77.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "query") || (key0 === "sort"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate61(data0[i0], {instancePath:instancePath+"/query/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate61.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sort !== undefined){
let data2 = data.sort;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
if(!(validate63(data2[i1], {instancePath:instancePath+"/sort/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate66;
const schema79 = {"type":"object","additionalProperties":false,"required":[],"properties":{"operation":{"type":"string","minLength":1},"status":{"type":"string","pattern":"^[1-5]([0-9][0-9]|xx)$","x-wanted":"must be a status code such as 404, or a class of status codes such as 4xx"},"since":{"type":"string","format":"date-time"},"until":{"type":"string","format":"date-time"},"after":{"type":"integer","minimum":0},"before":{"type":"integer","minimum":1},"text":{"type":"string","minLength":1,"maxLength":200},"fault":{"type":"string","anyOf":[{"const":"any"},{"$ref":"contract:sandbox/FaultName#"}],"x-wanted":"must be any or the name of a fault"},"verdict":{"type":"string","enum":["kept","broken"]},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100,"x-limits":{"shownEntries":"default"}}}};
const schema80 = {"type":"string","description":"The name of a transport fault or of a contract fault. `GET /_sandbox/faults` lists all names.","x-basis":"assumed","x-decision":"D-97","enum":["status","delay","dribble","reset","empty","garbage","too-many-requests","unavailable","truncated","access-control-admin-refused","access-control-forged-token-accepted","access-control-plain-user-accepted","administration-plain-user-accepted","access-control-super-admin-refused","access-control-without-flag-accepted","access-control-without-token-accepted","access-failed-grant-left-at-root","access-folder-hidden","access-grant-again-ignored","access-grant-on-folders-beside","access-grant-without-effect","access-inheritance-unsaid","access-job-ends-as-cancelled","access-narrowing-ignored","access-read-answers-202","access-read-by-id-and-path-accepted","access-read-by-id-names-parent","access-read-by-path-refused","access-read-of-another-type-accepted","access-read-of-no-folder-accepted","access-read-without-type-accepted","access-replace-without-effect","access-revoke-without-effect","access-second-operation-name-ignored","access-type-in-capitals","access-update-answers-200","access-update-refused","admin-request-id-other","admin-token-expiry-hidden","admin-token-opaque","admin-token-without-key","department-cousin-name-refused","department-create-without-parent-refused","department-created-at-top-level","department-cycle-ignored","department-cycle-listed","department-delete-answers-200","department-delete-hides-users","department-delete-leaves-descendants","department-delete-leaves-grants","department-delete-leaves-memberships","department-delete-leaves-only-child","department-delete-leaves-own-grants","department-delete-leaves-own-memberships","department-delete-retries-after-two","department-delete-takes-siblings","department-depth-from-zero","department-depth-of-leaf-short","department-depth-stays-after-move","department-descendants-members-counted","department-empty-update-accepted","department-empty-update-answered-409","department-empty-update-code-underlined","department-empty-update-other-code","department-move-drops-members","department-move-ignored","department-move-sibling-name-accepted","department-name-1-refused","department-name-1000-cut","department-name-1000-refused","department-name-1001-accepted","department-name-blank-accepted","department-name-double-slash-accepted","department-name-double-slash-at-end-accepted","department-name-empty-accepted","department-name-measured-untrimmed","department-name-shown-in-capitals","department-name-single-slash-refused","department-name-stored-untrimmed","department-parent-hidden","department-path-hidden","department-read-refused","department-rename-1000-refused","department-rename-1001-accepted","department-rename-and-move-only-renames","department-rename-blank-accepted","department-rename-double-slash-accepted","department-rename-ignored","department-rename-moves-to-top","department-rename-sibling-name-accepted","department-sibling-name-accepted","department-sibling-name-case-folded","department-top-level-sibling-name-accepted","department-two-members-counted-as-three","department-update-of-cycle-answered-400","departments-of-other-tenants-listed","document-by-doc-id-names-another","document-delete-ignored","document-delete-takes-versions","document-download-cut","document-download-longer","document-downloads-alike","document-field-by-doc-id-ignored","document-field-keeps-old-value","document-field-names-folded","document-field-not-created","document-processed-refused","document-read-names-another","document-set-empty","document-set-with-strangers","document-size-missing","document-upload-refused","document-version-in-other-set","document-version-lost","document-upload-without-retry-after","document-version-refused","documents-newest-unlisted","documents-of-other-tenants-listed","document-fields-of-all-versions","document-fields-if-match-ignored","document-upload-key-ignored","department-creation-key-ignored","department-update-if-match-ignored","documents-request-id-other","documents-token-expiry-hidden","documents-token-opaque","documents-token-refused","documents-token-without-key","fields-active-ignored","fields-active-refused","fields-code-of-active-other","fields-count-missing","fields-list-empty","fields-list-refused","job-runs-again-after-its-end","job-changes-after-its-end","job-code-of-unknown-other","job-kind-of-access-other","job-kind-of-deletion-hyphened","job-kind-of-deletion-other","job-kind-of-members-other","job-kind-of-role-assignments-other","job-not-found-at-first","job-of-access-not-found","job-of-members-never-ends","job-read-names-another","job-read-without-flag-accepted","job-status-empty-at-first","list-by-path-empty","list-by-path-gives-top-level","list-includes-grandchildren","list-includes-itself","list-includes-siblings","list-misses-leaf","list-of-top-level-refused","list-next-counts","list-total-counts-one-more","members-0-accepted","members-1-forgotten","members-500-refused","members-501-accepted","members-add-of-two-fails","members-answer-200","members-duplicates-counted","members-duplicates-linked-twice","members-refused","members-remove-leaves-last","members-remove-takes-all","members-unknown-operation-adds","members-unknown-user-unreported","provision-created-under-other-name","provision-newest-unlisted","provision-record-status-empty","provisions-list-refused","fields-of-other-tenants-listed","provisions-of-other-tenants-listed","provision-record-never-proceeds","request-without-token-accepted","role-assignments-0-accepted","role-assignments-1-refused","role-assignments-500-refused","role-assignments-501-accepted","role-assignments-answer-200","role-assignments-for-everybody","role-assignments-forget-last","role-assignments-not-synced","role-assignments-sync-more","role-assignments-user-twice-accepted","role-assignments-user-twice-with-one-role-accepted","role-description-missing","role-of-list-not-assignable","role-taken-by-delete","role-taken-by-post","role-without-id-listed","roles-of-other-tenants-listed","roles-of-other-type-listed","roles-without-type-listed","search-composite-by-first-condition","search-composite-refused","search-simple-finds-nothing","search-simple-misses-parts-of-words","search-simple-refused","user-import-acknowledge-refused","user-import-acknowledged-again","user-import-cancel-refused","user-import-cancel-ignored","user-import-cancelled-as-waiting","user-import-errors-as-json","user-import-errors-refused","user-import-newest-unlisted","user-import-refused","user-import-status-empty","user-import-summary-errors-refused","user-import-summary-hidden","user-import-summary-refused","user-import-without-effect","user-imports-list-refused","users-by-department-with-next","users-by-email-and-department-accepted","users-by-email-unfiltered","users-by-part-of-email","users-by-id-with-namesake","users-by-two-filters-accepted","users-deleted-found-by-id","users-deleted-never-found","users-export-is-json","users-export-deleted-as-active","users-include-deleted-refused","users-total-missing","users-unfiltered-empty"]};
const func39 = Object.prototype.hasOwnProperty;
const func0 = require("ajv/dist/runtime/equal").default;
const pattern20 = new RegExp("^[1-5]([0-9][0-9]|xx)$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(func39.call(schema79.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 === "string"){
if(!pattern20.test(data1)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^[1-5]([0-9][0-9]|xx)$"},message:"must match pattern \""+"^[1-5]([0-9][0-9]|xx)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.since !== undefined){
let data2 = data.since;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err5 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err7 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.after !== undefined){
let data4 = data.after;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.before !== undefined){
let data5 = data.before;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err13 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data6) < 1){
const err14 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.fault !== undefined){
let data7 = data.fault;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs18 = errors;
let valid1 = false;
const _errs19 = errors;
if("any" !== data7){
const err17 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/anyOf/0/const",keyword:"const",params:{allowedValue: "any"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
const _errs20 = errors;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/fault",schemaPath:"contract:sandbox/FaultName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let valid3;
valid3 = false;
for(const v0 of schema80.enum){
if(func0(data7, v0)){
valid3 = true;
break;
}
}
if(!valid3){
const err19 = {instancePath:instancePath+"/fault",schemaPath:"contract:sandbox/FaultName#/enum",keyword:"enum",params:{allowedValues: schema80.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err20 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.verdict !== undefined){
let data8 = data.verdict;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data8 === "kept") || (data8 === "broken"))){
const err22 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema79.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate67;
const schema81 = {"$ref":"contract:sandbox/TenantCreate#"};
const schema82 = {"type":"object","description":"A request to create a tenant.","required":["id"],"additionalProperties":false,"properties":{"id":{"$ref":"contract:sandbox/TenantId#"},"from":{"type":"string","description":"The tenant to copy. Without `from`, the new tenant has only a root folder and one user for each API key.","minLength":1,"x-basis":"assumed","x-decision":"D-91"},"snapshot":{"type":"string","description":"The name of the snapshot to copy. The snapshot belongs to the tenant that `from` names. If `snapshot` is absent, the current state of the tenant in `from` is copied.","minLength":1,"x-basis":"assumed","x-decision":"D-96"},"world":{"$ref":"contract:sandbox/WorldOrder#","description":"The size, history and random seed of the data that the sandbox generates for the new tenant. A request must not contain both `world` and `from`."},"ttl":{"$ref":"contract:sandbox/TimeToLive#"}}};
const schema83 = {"type":"string","description":"The name of a tenant: lower-case letters, digits and single hyphens between them, at most 63 characters.","minLength":1,"maxLength":63,"x-limits":{"tenantName":"maxLength"},"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","x-wanted":"must be 1 to 63 lower-case letters and digits with single hyphens between them","x-basis":"assumed","x-decision":"D-91"};
const schema86 = {"type":["string","null"],"description":"The duration after which the sandbox deletes the tenant with all its data, counted from now on the clock of the sandbox's machine. With the value null, the sandbox never deletes the tenant.","pattern":"^(?:[1-9][0-9]{0,11}ms|[1-9][0-9]{0,8}s|[1-9][0-9]{0,6}m|[1-9][0-9]{0,4}h|[1-9][0-9]{0,3}d)$","x-wanted":"must be null, or a whole number from 1 without leading zeros and its unit, such as \"2h\" (at most 12 digits of ms, 9 of s, 7 of m, 5 of h or 4 of d)","x-basis":"assumed","x-decision":"D-91"};
const pattern21 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern22 = new RegExp("^(?:[1-9][0-9]{0,11}ms|[1-9][0-9]{0,8}s|[1-9][0-9]{0,6}m|[1-9][0-9]{0,4}h|[1-9][0-9]{0,3}d)$", "u");
const schema84 = {"type":"object","description":"The size and the history of generated data. Equal numbers, histories and seeds generate equal data on every machine. A larger number of users, departments or documents adds rows and does not change the existing rows, except that new departments get members.","additionalProperties":false,"x-basis":"assumed","x-decision":"D-91","properties":{"users":{"type":"integer","description":"The number of generated users, 200 by default. This number does not include the three users of the API keys.","minimum":0,"maximum":100000,"x-limits":{"worldUsers":"maximum"},"x-basis":"assumed","x-decision":"D-91"},"departments":{"type":"integer","description":"The number of departments, 40 by default.","minimum":0,"maximum":10000,"x-limits":{"worldDepartments":"maximum"},"x-basis":"assumed","x-decision":"D-91"},"documents":{"type":"integer","description":"The number of document records, 60 by default. Some document records are later versions of other generated records.","minimum":0,"maximum":20000,"x-limits":{"worldDocuments":"maximum"},"x-basis":"assumed","x-decision":"D-91"},"seed":{"type":"integer","description":"The seed of the random choices, 1 by default. A different seed generates different data of the same size.","minimum":0,"maximum":4294967295,"x-limits":{"worldSeed":"maximum"},"x-basis":"assumed","x-decision":"D-91"},"story":{"$ref":"contract:sandbox/WorldStory#"}}};
const schema85 = {"type":"string","description":"The history of the generated tenant, with succeeded, failed and unfinished jobs and imports. In the history `merger` another company joins the company of the tenant. In the history `reorganisation` departments are created, emptied and deleted. In the history `growth` monthly imports add users. In the history `hostile` names and department trees reach the limits of the contract, for example the maximum length of names.","enum":["merger","reorganisation","growth","hostile"],"x-basis":"assumed","x-decision":"D-91"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "users") || (key0 === "departments")) || (key0 === "documents")) || (key0 === "seed")) || (key0 === "story"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.users !== undefined){
let data0 = data.users;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.departments !== undefined){
let data1 = data.departments;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/departments",schemaPath:"#/properties/departments/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/departments",schemaPath:"#/properties/departments/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/departments",schemaPath:"#/properties/departments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.documents !== undefined){
let data2 = data.documents;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data3 = data.seed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.story !== undefined){
let data4 = data.story;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/story",schemaPath:"contract:sandbox/WorldStory#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data4 === "merger") || (data4 === "reorganisation")) || (data4 === "growth")) || (data4 === "hostile"))){
const err14 = {instancePath:instancePath+"/story",schemaPath:"contract:sandbox/WorldStory#/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "id") || (key0 === "from")) || (key0 === "snapshot")) || (key0 === "world")) || (key0 === "ttl"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 63){
const err2 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern21.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.snapshot !== undefined){
let data2 = data.snapshot;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/snapshot",schemaPath:"#/properties/snapshot/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/snapshot",schemaPath:"#/properties/snapshot/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.world !== undefined){
if(!(validate69(data.world, {instancePath:instancePath+"/world",parentData:data,parentDataProperty:"world",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.ttl !== undefined){
let data4 = data.ttl;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/ttl",schemaPath:"contract:sandbox/TimeToLive#/type",keyword:"type",params:{type: schema86.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err11 = {instancePath:instancePath+"/ttl",schemaPath:"contract:sandbox/TimeToLive#/pattern",keyword:"pattern",params:{pattern: "^(?:[1-9][0-9]{0,11}ms|[1-9][0-9]{0,8}s|[1-9][0-9]{0,6}m|[1-9][0-9]{0,4}h|[1-9][0-9]{0,3}d)$"},message:"must match pattern \""+"^(?:[1-9][0-9]{0,11}ms|[1-9][0-9]{0,8}s|[1-9][0-9]{0,6}m|[1-9][0-9]{0,4}h|[1-9][0-9]{0,3}d)$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate72;
const schema87 = {"$ref":"contract:sandbox/TenantUpdate#"};
const schema88 = {"type":"object","description":"The new settings of the tenant. Settings that are absent from the body stay unchanged.","additionalProperties":false,"properties":{"adminAccessApi":{"type":"boolean","description":"Whether the feature flag `admin-access-api` is on.","x-basis":"assumed","x-decision":"D-05"},"hrManagedRoles":{"type":"boolean","description":"Whether an external HR system manages the roles of the tenant's users.","x-basis":"assumed","x-decision":"D-45"},"rateLimit":{"$ref":"contract:sandbox/RateLimit#"},"limits":{"$ref":"contract:sandbox/LimitsUpdate#"},"ttl":{"$ref":"contract:sandbox/TimeToLive#"}}};
const schema89 = {"type":["object","null"],"description":"The number of requests that the tenant may make in a period, or null for no limit. The number of allowed requests refills evenly on the tenant's clock.","required":["requests","per"],"additionalProperties":false,"x-basis":"assumed","x-decision":"D-91","properties":{"requests":{"type":"integer","description":"The maximum number of requests that the tenant may send at one moment.","minimum":1,"maximum":1000000,"x-basis":"assumed","x-decision":"D-91"},"per":{"type":["string","integer"],"description":"The period in which the number of allowed requests refills completely, at least one millisecond. The period is a duration without leading zeros and zero parts, or `second`, `minute`, `hour` or `day`. Responses contain the period in its shortest form.","minimum":1,"maximum":999999999999,"x-limits":{"duration":"maximum"},"pattern":"^(?:second|minute|hour|day|[1-9][0-9]{0,11} ?ms|[1-9][0-9]{0,8} ?(?:s|sec|seconds?)|[1-9][0-9]{0,6} ?(?:m|min|minutes?)|[1-9][0-9]{0,4} ?(?:h|hours?)|[1-9][0-9]{0,3} ?(?:d|days?)|P(?:[1-9][0-9]{0,3}D(?:T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S))?|T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S)))$","x-wanted":"must be second, minute, hour, day or a duration from 1 ms such as \"10s\", \"PT10S\" or 10000 (milliseconds), with at most 12 digits of ms (31 years), 9 of s (31 years), 7 of m (19 years), 5 of h (11 years) or 4 of d (27 years)","x-basis":"assumed","x-decision":"D-91"}}};
const schema90 = {"type":"object","description":"The new limits of the tenant. Limits that are absent from the body stay unchanged.","additionalProperties":false,"x-basis":"assumed","x-decision":"D-91","properties":{"pageSize":{"type":"integer","description":"The maximum page size, 200 by default. The default page size is 50, or the maximum page size if the maximum is below 50.","minimum":1,"maximum":200,"x-limits":{"pageSize":"maximum","usualPageSize":50},"x-basis":"assumed","x-decision":"D-91"},"uploadBytes":{"type":"integer","description":"The maximum size of an uploaded file in bytes, 104857600 by default. If the limit of an operation is lower, the limit of the operation applies.","minimum":1,"maximum":104857600,"x-limits":{"documentBytes":"maximum"},"x-basis":"assumed","x-decision":"D-91"},"journalEntries":{"type":"integer","description":"The maximum number of journal entries, 200 by default.","minimum":0,"maximum":10000,"x-limits":{"usualJournalEntries":200},"x-basis":"assumed","x-decision":"D-98"}}};
const pattern23 = new RegExp("^(?:second|minute|hour|day|[1-9][0-9]{0,11} ?ms|[1-9][0-9]{0,8} ?(?:s|sec|seconds?)|[1-9][0-9]{0,6} ?(?:m|min|minutes?)|[1-9][0-9]{0,4} ?(?:h|hours?)|[1-9][0-9]{0,3} ?(?:d|days?)|P(?:[1-9][0-9]{0,3}D(?:T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S))?|T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S)))$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "adminAccessApi") || (key0 === "hrManagedRoles")) || (key0 === "rateLimit")) || (key0 === "limits")) || (key0 === "ttl"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.adminAccessApi !== undefined){
if(typeof data.adminAccessApi !== "boolean"){
const err1 = {instancePath:instancePath+"/adminAccessApi",schemaPath:"#/properties/adminAccessApi/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hrManagedRoles !== undefined){
if(typeof data.hrManagedRoles !== "boolean"){
const err2 = {instancePath:instancePath+"/hrManagedRoles",schemaPath:"#/properties/hrManagedRoles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rateLimit !== undefined){
let data2 = data.rateLimit;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/rateLimit",schemaPath:"contract:sandbox/RateLimit#/type",keyword:"type",params:{type: schema89.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.requests === undefined){
const err4 = {instancePath:instancePath+"/rateLimit",schemaPath:"contract:sandbox/RateLimit#/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.per === undefined){
const err5 = {instancePath:instancePath+"/rateLimit",schemaPath:"contract:sandbox/RateLimit#/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((key1 === "requests") || (key1 === "per"))){
const err6 = {instancePath:instancePath+"/rateLimit",schemaPath:"contract:sandbox/RateLimit#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.requests !== undefined){
let data3 = data2.requests;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"contract:sandbox/RateLimit#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"contract:sandbox/RateLimit#/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"contract:sandbox/RateLimit#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data2.per !== undefined){
let data4 = data2.per;
if((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))){
const err10 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"contract:sandbox/RateLimit#/properties/per/type",keyword:"type",params:{type: schema89.properties.per.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999999999 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"contract:sandbox/RateLimit#/properties/per/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"contract:sandbox/RateLimit#/properties/per/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
const err13 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"contract:sandbox/RateLimit#/properties/per/pattern",keyword:"pattern",params:{pattern: "^(?:second|minute|hour|day|[1-9][0-9]{0,11} ?ms|[1-9][0-9]{0,8} ?(?:s|sec|seconds?)|[1-9][0-9]{0,6} ?(?:m|min|minutes?)|[1-9][0-9]{0,4} ?(?:h|hours?)|[1-9][0-9]{0,3} ?(?:d|days?)|P(?:[1-9][0-9]{0,3}D(?:T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S))?|T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S)))$"},message:"must match pattern \""+"^(?:second|minute|hour|day|[1-9][0-9]{0,11} ?ms|[1-9][0-9]{0,8} ?(?:s|sec|seconds?)|[1-9][0-9]{0,6} ?(?:m|min|minutes?)|[1-9][0-9]{0,4} ?(?:h|hours?)|[1-9][0-9]{0,3} ?(?:d|days?)|P(?:[1-9][0-9]{0,3}D(?:T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S))?|T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S)))$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
}
if(data.limits !== undefined){
let data5 = data.limits;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(errors >= 2000) break;
if(!(((key2 === "pageSize") || (key2 === "uploadBytes")) || (key2 === "journalEntries"))){
const err14 = {instancePath:instancePath+"/limits",schemaPath:"contract:sandbox/LimitsUpdate#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.pageSize !== undefined){
let data6 = data5.pageSize;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"contract:sandbox/LimitsUpdate#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 200 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"contract:sandbox/LimitsUpdate#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"contract:sandbox/LimitsUpdate#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data5.uploadBytes !== undefined){
let data7 = data5.uploadBytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"contract:sandbox/LimitsUpdate#/properties/uploadBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 104857600 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"contract:sandbox/LimitsUpdate#/properties/uploadBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 104857600},message:"must be <= 104857600"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"contract:sandbox/LimitsUpdate#/properties/uploadBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data5.journalEntries !== undefined){
let data8 = data5.journalEntries;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"contract:sandbox/LimitsUpdate#/properties/journalEntries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"contract:sandbox/LimitsUpdate#/properties/journalEntries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"contract:sandbox/LimitsUpdate#/properties/journalEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/limits",schemaPath:"contract:sandbox/LimitsUpdate#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.ttl !== undefined){
let data9 = data.ttl;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/ttl",schemaPath:"contract:sandbox/TimeToLive#/type",keyword:"type",params:{type: schema86.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern22.test(data9)){
const err26 = {instancePath:instancePath+"/ttl",schemaPath:"contract:sandbox/TimeToLive#/pattern",keyword:"pattern",params:{pattern: "^(?:[1-9][0-9]{0,11}ms|[1-9][0-9]{0,8}s|[1-9][0-9]{0,6}m|[1-9][0-9]{0,4}h|[1-9][0-9]{0,3}d)$"},message:"must match pattern \""+"^(?:[1-9][0-9]{0,11}ms|[1-9][0-9]{0,8}s|[1-9][0-9]{0,6}m|[1-9][0-9]{0,4}h|[1-9][0-9]{0,3}d)$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate75;
const schema92 = {"$ref":"contract:sandbox/TenantReset#"};
const schema93 = {"type":"object","description":"The collections of tenant data that the request resets.","additionalProperties":false,"properties":{"collections":{"type":"array","description":"The collections to reset. If `collections` is absent, all data of the tenant is reset. If only some collections are reset, the id numbering and the clock continue. References from other collections to removed rows remain unchanged.","minItems":1,"x-basis":"assumed","x-decision":"D-94","items":{"type":"string","enum":["users","departments","folders","grants","roles","jobs","imports","fields","provisions","documents","directory","settings","apiKeys","jobPlans"]}}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "collections")){
const err0 = {instancePath,schemaPath:"contract:sandbox/TenantReset#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.collections !== undefined){
let data0 = data.collections;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/collections",schemaPath:"contract:sandbox/TenantReset#/properties/collections/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/collections/" + i0,schemaPath:"contract:sandbox/TenantReset#/properties/collections/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((data1 === "users") || (data1 === "departments")) || (data1 === "folders")) || (data1 === "grants")) || (data1 === "roles")) || (data1 === "jobs")) || (data1 === "imports")) || (data1 === "fields")) || (data1 === "provisions")) || (data1 === "documents")) || (data1 === "directory")) || (data1 === "settings")) || (data1 === "apiKeys")) || (data1 === "jobPlans"))){
const err3 = {instancePath:instancePath+"/collections/" + i0,schemaPath:"contract:sandbox/TenantReset#/properties/collections/items/enum",keyword:"enum",params:{allowedValues: schema93.properties.collections.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/collections",schemaPath:"contract:sandbox/TenantReset#/properties/collections/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"contract:sandbox/TenantReset#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate76;
const schema94 = {"type":"object","additionalProperties":false,"required":[],"properties":{"operation":{"type":"string","minLength":1},"status":{"type":"string","pattern":"^[1-5]([0-9][0-9]|xx)$","x-wanted":"must be a status code such as 404, or a class of status codes such as 4xx"},"since":{"type":"string","format":"date-time"},"until":{"type":"string","format":"date-time"},"after":{"type":"integer","minimum":0},"before":{"type":"integer","minimum":1},"text":{"type":"string","minLength":1,"maxLength":200},"fault":{"type":"string","anyOf":[{"const":"any"},{"$ref":"contract:sandbox/FaultName#"}],"x-wanted":"must be any or the name of a fault"},"work":{"type":"string","pattern":"^(job|user-import|document|provision)/[1-9][0-9]{0,15}$","x-wanted":"must be a state machine and an id, such as job/1"},"verdict":{"type":"string","enum":["kept","broken"]},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":100,"x-limits":{"shownEntries":"default"}}}};
const pattern26 = new RegExp("^(job|user-import|document|provision)/[1-9][0-9]{0,15}$", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!(func39.call(schema94.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 === "string"){
if(!pattern20.test(data1)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^[1-5]([0-9][0-9]|xx)$"},message:"must match pattern \""+"^[1-5]([0-9][0-9]|xx)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.since !== undefined){
let data2 = data.since;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err5 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err7 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.after !== undefined){
let data4 = data.after;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.before !== undefined){
let data5 = data.before;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err13 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data6) < 1){
const err14 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.fault !== undefined){
let data7 = data.fault;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs18 = errors;
let valid1 = false;
const _errs19 = errors;
if("any" !== data7){
const err17 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/anyOf/0/const",keyword:"const",params:{allowedValue: "any"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
const _errs20 = errors;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/fault",schemaPath:"contract:sandbox/FaultName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let valid3;
valid3 = false;
for(const v0 of schema80.enum){
if(func0(data7, v0)){
valid3 = true;
break;
}
}
if(!valid3){
const err19 = {instancePath:instancePath+"/fault",schemaPath:"contract:sandbox/FaultName#/enum",keyword:"enum",params:{allowedValues: schema80.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err20 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.work !== undefined){
let data8 = data.work;
if(typeof data8 === "string"){
if(!pattern26.test(data8)){
const err21 = {instancePath:instancePath+"/work",schemaPath:"#/properties/work/pattern",keyword:"pattern",params:{pattern: "^(job|user-import|document|provision)/[1-9][0-9]{0,15}$"},message:"must match pattern \""+"^(job|user-import|document|provision)/[1-9][0-9]{0,15}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/work",schemaPath:"#/properties/work/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.verdict !== undefined){
let data9 = data.verdict;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((data9 === "kept") || (data9 === "broken"))){
const err24 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema94.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.limit !== undefined){
let data10 = data.limit;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err25 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate77;
const schema96 = {"type":"object","additionalProperties":false,"required":["collection"],"properties":{"collection":{"$ref":"contract:sandbox/RowCollection#"},"search":{"type":"string","minLength":1,"maxLength":200},"field":{"type":"string","enum":["id","name","status","kind","type","roleId","departments","parentDepartment","parent","path","folderId","principal","permission","active","docId","docSetId","documentId","recordId","userId"]},"value":{"type":"string","maxLength":16384},"sort":{"type":"string","pattern":"^-?[A-Za-z]{1,40}$","x-wanted":"must be the name of a property, perhaps with a leading hyphen"},"page":{"type":"integer","minimum":1,"default":1},"pageSize":{"type":"integer","minimum":1,"maximum":200,"default":50,"x-limits":{"pageSize":"maximum","usualPageSize":"default"}}}};
const schema97 = {"type":"string","enum":["users","departments","folders","grants","roles","jobs","imports","fields","provisions","documents","directory"],"description":"The name of a collection of tenant data, such as `users` or `documents`.","x-basis":"assumed","x-decision":"D-94"};
const pattern27 = new RegExp("^-?[A-Za-z]{1,40}$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.collection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collection"},message:"must have required property '"+"collection"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "collection") || (key0 === "search")) || (key0 === "field")) || (key0 === "value")) || (key0 === "sort")) || (key0 === "page")) || (key0 === "pageSize"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.collection !== undefined){
let data0 = data.collection;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/collection",schemaPath:"contract:sandbox/RowCollection#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((data0 === "users") || (data0 === "departments")) || (data0 === "folders")) || (data0 === "grants")) || (data0 === "roles")) || (data0 === "jobs")) || (data0 === "imports")) || (data0 === "fields")) || (data0 === "provisions")) || (data0 === "documents")) || (data0 === "directory"))){
const err3 = {instancePath:instancePath+"/collection",schemaPath:"contract:sandbox/RowCollection#/enum",keyword:"enum",params:{allowedValues: schema97.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.search !== undefined){
let data1 = data.search;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err4 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.field !== undefined){
let data2 = data.field;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((((data2 === "id") || (data2 === "name")) || (data2 === "status")) || (data2 === "kind")) || (data2 === "type")) || (data2 === "roleId")) || (data2 === "departments")) || (data2 === "parentDepartment")) || (data2 === "parent")) || (data2 === "path")) || (data2 === "folderId")) || (data2 === "principal")) || (data2 === "permission")) || (data2 === "active")) || (data2 === "docId")) || (data2 === "docSetId")) || (data2 === "documentId")) || (data2 === "recordId")) || (data2 === "userId"))){
const err8 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/enum",keyword:"enum",params:{allowedValues: schema96.properties.field.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 === "string"){
if(func1(data3) > 16384){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sort !== undefined){
let data4 = data.sort;
if(typeof data4 === "string"){
if(!pattern27.test(data4)){
const err11 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?[A-Za-z]{1,40}$"},message:"must match pattern \""+"^-?[A-Za-z]{1,40}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.page !== undefined){
let data5 = data.page;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.pageSize !== undefined){
let data6 = data.pageSize;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 200 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate78;
const schema98 = {"$ref":"contract:sandbox/ClockSet#"};
const schema99 = {"type":"object","description":"The time to which the tenant's clock is set.","required":["now"],"additionalProperties":false,"properties":{"now":{"type":"string","format":"date-time","pattern":"^(?:[0-8][0-9]|9[0-8])[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$","description":"The new time on the tenant's clock. The new time must not be before the current time or after the year 9899.","x-wanted":"must be a time as RFC 3339 writes it, such as \"2026-02-01T00:00:00Z\", in a year up to 9899","x-basis":"assumed","x-decision":"D-95"}}};
const pattern28 = new RegExp("^(?:[0-8][0-9]|9[0-8])[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$", "u");

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.now === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/ClockSet#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "now")){
const err1 = {instancePath,schemaPath:"contract:sandbox/ClockSet#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.now !== undefined){
let data0 = data.now;
if(typeof data0 === "string"){
if(!pattern28.test(data0)){
const err2 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/ClockSet#/properties/now/pattern",keyword:"pattern",params:{pattern: "^(?:[0-8][0-9]|9[0-8])[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"},message:"must match pattern \""+"^(?:[0-8][0-9]|9[0-8])[0-9]{2}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/ClockSet#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/ClockSet#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"contract:sandbox/ClockSet#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate79;
const schema100 = {"$ref":"contract:sandbox/ClockAdvance#"};
const schema101 = {"type":"object","description":"The duration by which the tenant's clock advances.","required":["by"],"additionalProperties":false,"properties":{"by":{"$ref":"contract:sandbox/Duration#"}}};
const schema102 = {"type":["string","integer"],"description":"A duration is a whole number with a unit (`150ms`, `5s`, `10m`, `10 minutes`, `2h`, `30d`), an ISO 8601 duration of days and smaller units (`PT10M`, `P30D`), or a number of milliseconds. The number of a duration has at most 12 digits with the unit `ms` (31 years), 9 with `s` (31 years), 7 with `m` (19 years), 5 with `h` (11 years) and 4 with `d` (27 years). In ISO 8601 durations the number has at most 4 digits with `D` and `H`, 5 with `M` and 7 with `S`, so that an ISO 8601 duration is at most 29 years. The longest duration is 999999999999 ms. A duration has no years, months or weeks.","minimum":0,"maximum":999999999999,"x-limits":{"duration":"maximum"},"pattern":"^(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?:[0-9]{1,4}D(?:T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S))?|T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S)))$","x-wanted":"must be a duration such as \"10m\", \"PT10M\" or 600000 (milliseconds), with at most 12 digits of ms (31 years), 9 of s (31 years), 7 of m (19 years), 5 of h (11 years) or 4 of d (27 years)","x-basis":"assumed","x-decision":"D-95","examples":["10m","PT10M",600000]};
const pattern29 = new RegExp("^(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?:[0-9]{1,4}D(?:T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S))?|T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S)))$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.by === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "by")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.by !== undefined){
let data0 = data.by;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err2 = {instancePath:instancePath+"/by",schemaPath:"contract:sandbox/Duration#/type",keyword:"type",params:{type: schema102.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999999999999 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/by",schemaPath:"contract:sandbox/Duration#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/by",schemaPath:"contract:sandbox/Duration#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern29.test(data0)){
const err5 = {instancePath:instancePath+"/by",schemaPath:"contract:sandbox/Duration#/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?:[0-9]{1,4}D(?:T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S))?|T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S)))$"},message:"must match pattern \""+"^(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?:[0-9]{1,4}D(?:T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S))?|T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S)))$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate80.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate82;
const schema103 = {"$ref":"contract:sandbox/JobPlanSet#"};
const schema104 = {"type":"object","description":"The job plan, which defines when and how one kind of asynchronous work ends.","required":["mode"],"additionalProperties":false,"properties":{"mode":{"$ref":"contract:sandbox/PlanMode#"},"after":{"$ref":"contract:sandbox/Duration#","description":"The time from the submission of the asynchronous work to its end, by default `150ms`. The member `after` is allowed only if `mode` is `after`. Asynchronous work with an intermediate status, such as `running`, gets the intermediate status after half the time.","x-limits":{"usualJobDuration":150}},"polls":{"type":"integer","minimum":1,"maximum":1000,"description":"The number of reads until the asynchronous work ends, 1 by default. The member `polls` is allowed only if `mode` is `polls`. The first read starts the asynchronous work.","x-basis":"assumed","x-decision":"D-90"},"outcome":{"$ref":"contract:sandbox/Outcome#","description":"The planned outcome of the asynchronous work, by default `succeed`."},"code":{"$ref":"contract:sandbox/ErrorCode#","description":"The error code of the failed job, import or document. The error code is allowed only if `outcome` is `fail`."}}};
const schema105 = {"type":"string","enum":["immediate","after","polls","manual"],"description":"The mode of a job plan determines when a job ends. With the mode `immediate` a job ends before the next request. With the mode `after` a job ends after a duration. With the mode `polls` a job ends after a number of reads. With the mode `manual` the status of a job changes only when a request to the control plane changes the status.","x-basis":"assumed","x-decision":"D-90"};
const schema107 = {"type":"string","enum":["succeed","fail"],"description":"How the asynchronous work ends. With the outcome `succeed` a job runs, but can still fail, for example if one of its users is unknown. With the outcome `fail` a job ends as failed without applying anything.","x-basis":"assumed","x-decision":"D-90"};
const schema108 = {"type":"string","description":"The error code of asynchronous work that fails. The default error code is `JOB FAILED`.","maxLength":100,"pattern":"^[A-Z]+( [A-Z]+)*$","x-wanted":"must be upper-case words with single spaces between them, such as \"QUOTA EXCEEDED\"","x-basis":"assumed","x-decision":"D-93"};
const pattern31 = new RegExp("^[A-Z]+( [A-Z]+)*$", "u");

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "mode") || (key0 === "after")) || (key0 === "polls")) || (key0 === "outcome")) || (key0 === "code"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"contract:sandbox/PlanMode#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "immediate") || (data0 === "after")) || (data0 === "polls")) || (data0 === "manual"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"contract:sandbox/PlanMode#/enum",keyword:"enum",params:{allowedValues: schema105.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.after !== undefined){
let data1 = data.after;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
const err4 = {instancePath:instancePath+"/after",schemaPath:"contract:sandbox/Duration#/type",keyword:"type",params:{type: schema102.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999999999999 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/after",schemaPath:"contract:sandbox/Duration#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/after",schemaPath:"contract:sandbox/Duration#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data1 === "string"){
if(!pattern29.test(data1)){
const err7 = {instancePath:instancePath+"/after",schemaPath:"contract:sandbox/Duration#/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?:[0-9]{1,4}D(?:T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S))?|T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S)))$"},message:"must match pattern \""+"^(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?:[0-9]{1,4}D(?:T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S))?|T(?:[0-9]{1,4}H(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?|[0-9]{1,5}M(?:[0-9]{1,7}S)?|[0-9]{1,7}S)))$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.polls !== undefined){
let data2 = data.polls;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.outcome !== undefined){
let data3 = data.outcome;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/outcome",schemaPath:"contract:sandbox/Outcome#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data3 === "succeed") || (data3 === "fail"))){
const err12 = {instancePath:instancePath+"/outcome",schemaPath:"contract:sandbox/Outcome#/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err13 = {instancePath:instancePath+"/code",schemaPath:"contract:sandbox/ErrorCode#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern31.test(data4)){
const err14 = {instancePath:instancePath+"/code",schemaPath:"contract:sandbox/ErrorCode#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+( [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+( [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/code",schemaPath:"contract:sandbox/ErrorCode#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate83.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate85;
const schema109 = {"type":"object","additionalProperties":false,"required":[],"properties":{"machine":{"$ref":"contract:sandbox/MachineName#"},"pending":{"type":"boolean"},"subject":{"type":"string","maxLength":200,"pattern":"^(users|departments|folders|documents|provisions|imports)/.","x-wanted":"must be a collection and an id, such as departments/24"},"limit":{"type":"integer","minimum":1,"maximum":500,"default":100,"x-limits":{"shownWork":"default"}}}};
const schema110 = {"type":"string","enum":["job","user-import","document","provision"],"description":"The kind of object whose status changes, for example a job.","x-basis":"assumed","x-decision":"D-95"};
const pattern32 = new RegExp("^(users|departments|folders|documents|provisions|imports)/.", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "machine") || (key0 === "pending")) || (key0 === "subject")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.machine !== undefined){
let data0 = data.machine;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/machine",schemaPath:"contract:sandbox/MachineName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "job") || (data0 === "user-import")) || (data0 === "document")) || (data0 === "provision"))){
const err2 = {instancePath:instancePath+"/machine",schemaPath:"contract:sandbox/MachineName#/enum",keyword:"enum",params:{allowedValues: schema110.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pending !== undefined){
if(typeof data.pending !== "boolean"){
const err3 = {instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern32.test(data2)){
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^(users|departments|folders|documents|provisions|imports)/."},message:"must match pattern \""+"^(users|departments|folders|documents|provisions|imports)/."+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate86;
const schema111 = {"$ref":"contract:sandbox/Advance#"};
const schema112 = {"type":"object","description":"The outcome of the asynchronous work. If the request has no `outcome`, the job plan decides the outcome.","additionalProperties":false,"properties":{"outcome":{"$ref":"contract:sandbox/Outcome#"},"code":{"$ref":"contract:sandbox/ErrorCode#","description":"The error code of the failed job, import or document. The error code is allowed only if `outcome` is `fail`."}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "outcome") || (key0 === "code"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/outcome",schemaPath:"contract:sandbox/Outcome#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "succeed") || (data0 === "fail"))){
const err2 = {instancePath:instancePath+"/outcome",schemaPath:"contract:sandbox/Outcome#/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract:sandbox/ErrorCode#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern31.test(data1)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract:sandbox/ErrorCode#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+( [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+( [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract:sandbox/ErrorCode#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate89;
const schema115 = {"$ref":"contract:sandbox/FaultCreate#"};
const schema116 = {"type":"object","description":"A fault with its conditions and, for a transport fault, its parameters. An absent parameter of a fault has the default value that `GET /_sandbox/faults` lists. A request with a parameter that the fault does not have is refused.","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":100,"description":"The name of a transport fault or of a contract fault.","x-basis":"assumed","x-decision":"D-97"},"operation":{"type":"string","minLength":1,"maxLength":100,"description":"The operationId of the only operation that the fault affects. By default the fault affects all operations that it can affect.","x-basis":"assumed","x-decision":"D-97"},"share":{"type":"number","exclusiveMinimum":0,"maximum":1,"description":"The share of requests that the fault affects, 1 by default. The member `seed` determines which requests the fault affects.","x-basis":"assumed","x-decision":"D-97"},"times":{"type":"integer","minimum":1,"maximum":1000000,"description":"The maximum number of requests to which the fault applies. By default there is no maximum.","x-basis":"assumed","x-decision":"D-97"},"skip":{"type":"integer","minimum":0,"maximum":1000000,"description":"The number of requests that pass before the fault applies, 0 by default. Only requests of the operations that the fault can affect count. With `skip` 2 and `times` 2, the fault can affect the requests 3 and 4.","x-basis":"assumed","x-decision":"D-97"},"seed":{"type":"integer","minimum":0,"maximum":2147483647,"description":"The random seed of the fault. The seed determines the affected requests and the random delays. By default, the seed is the number in the id of the fault.","x-basis":"assumed","x-decision":"D-97"},"status":{"type":"integer","minimum":400,"maximum":599,"description":"The HTTP status that the sandbox returns with the fault `status`.","x-basis":"assumed","x-decision":"D-97"},"code":{"type":"string","maxLength":100,"pattern":"^[A-Z]+( [A-Z]+)*$","x-wanted":"must be upper-case words with single spaces between them, such as \"QUOTA EXCEEDED\"","description":"The error code in the response body if the sandbox applies the fault `status`.","x-basis":"assumed","x-decision":"D-97"},"distribution":{"type":"string","enum":["fixed","uniform","log-normal"],"description":"How the fault `delay` chooses the length of each delay.","x-basis":"assumed","x-decision":"D-97"},"for":{"$ref":"contract:sandbox/FaultDuration#","description":"The delay of a response. The value is allowed only if `distribution` is `fixed`."},"from":{"$ref":"contract:sandbox/FaultDuration#","description":"The minimum delay of a response. The value is allowed only if `distribution` is `uniform`."},"to":{"$ref":"contract:sandbox/FaultDuration#","description":"The maximum delay of a response. The value is allowed only if `distribution` is `uniform`."},"median":{"$ref":"contract:sandbox/FaultDuration#","description":"The median delay of a response. The value is allowed only if `distribution` is `log-normal`."},"sigma":{"type":"number","minimum":0,"maximum":3,"description":"The standard deviation of the logarithm of the delay. With a higher value, the delays differ more from the median. The value is allowed only if `distribution` is `log-normal`.","x-basis":"assumed","x-decision":"D-97"},"over":{"$ref":"contract:sandbox/FaultDuration#","description":"How long the sandbox takes to send the body if the fault `dribble` is active."},"pieces":{"type":"integer","minimum":2,"maximum":1000,"description":"The number of pieces into which the fault `dribble` divides the body.","x-basis":"assumed","x-decision":"D-97"},"retryAfter":{"type":"integer","minimum":0,"maximum":86400,"description":"The number of seconds in `Retry-After` for the faults `too-many-requests` and `unavailable`.","x-basis":"assumed","x-decision":"D-97"},"keep":{"type":"number","minimum":0,"maximum":1,"description":"The share of the response body that the sandbox sends with the fault `truncated`, such as 0.5 for half of the body.","x-basis":"assumed","x-decision":"D-97"},"repeats":{"type":"integer","minimum":0,"maximum":10,"description":"How many repetitions of the affected request the faults `reset`, `empty` and `garbage` also affect, without being counted for `times`. A repetition has the same method, URL and body and follows as the next request that the fault can affect. Many HTTP libraries repeat a request on their own if a reused connection ends without a response.","x-basis":"assumed","x-decision":"D-97"}},"x-order":["from","to"]};
const schema117 = {"type":["string","integer"],"description":"A duration of at most ten minutes, because the caller waits in real time. The duration is a whole number with a unit (`150ms`, `5s`, `10m`, `10 minutes`), an ISO 8601 duration of minutes and seconds (`PT5S`), or a number of milliseconds.","minimum":0,"maximum":600000,"x-limits":{"faultDuration":"maximum"},"pattern":"^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$","x-wanted":"must be a duration of at most 10 minutes, such as \"150ms\", \"PT5S\" or 5000 (milliseconds)","x-basis":"assumed","x-decision":"D-97","examples":["150ms","PT5S",5000]};
const pattern35 = new RegExp("^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func39.call(schema116.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.operation !== undefined){
let data1 = data.operation;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.share !== undefined){
let data2 = data.share;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.times !== undefined){
let data3 = data.times;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.skip !== undefined){
let data4 = data.skip;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 599 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 400 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.code !== undefined){
let data7 = data.code;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err23 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern31.test(data7)){
const err24 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+( [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+( [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.distribution !== undefined){
let data8 = data.distribution;
if(typeof data8 !== "string"){
const err26 = {instancePath:instancePath+"/distribution",schemaPath:"#/properties/distribution/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data8 === "fixed") || (data8 === "uniform")) || (data8 === "log-normal"))){
const err27 = {instancePath:instancePath+"/distribution",schemaPath:"#/properties/distribution/enum",keyword:"enum",params:{allowedValues: schema116.properties.distribution.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.for !== undefined){
let data9 = data.for;
if((typeof data9 !== "string") && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))){
const err28 = {instancePath:instancePath+"/for",schemaPath:"contract:sandbox/FaultDuration#/type",keyword:"type",params:{type: schema117.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 600000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/for",schemaPath:"contract:sandbox/FaultDuration#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/for",schemaPath:"contract:sandbox/FaultDuration#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(typeof data9 === "string"){
if(!pattern35.test(data9)){
const err31 = {instancePath:instancePath+"/for",schemaPath:"contract:sandbox/FaultDuration#/pattern",keyword:"pattern",params:{pattern: "^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"},message:"must match pattern \""+"^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.from !== undefined){
let data10 = data.from;
if((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))){
const err32 = {instancePath:instancePath+"/from",schemaPath:"contract:sandbox/FaultDuration#/type",keyword:"type",params:{type: schema117.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 600000 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/from",schemaPath:"contract:sandbox/FaultDuration#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/from",schemaPath:"contract:sandbox/FaultDuration#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern35.test(data10)){
const err35 = {instancePath:instancePath+"/from",schemaPath:"contract:sandbox/FaultDuration#/pattern",keyword:"pattern",params:{pattern: "^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"},message:"must match pattern \""+"^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.to !== undefined){
let data11 = data.to;
if((typeof data11 !== "string") && (!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11))))){
const err36 = {instancePath:instancePath+"/to",schemaPath:"contract:sandbox/FaultDuration#/type",keyword:"type",params:{type: schema117.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 600000 || isNaN(data11)){
const err37 = {instancePath:instancePath+"/to",schemaPath:"contract:sandbox/FaultDuration#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/to",schemaPath:"contract:sandbox/FaultDuration#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(typeof data11 === "string"){
if(!pattern35.test(data11)){
const err39 = {instancePath:instancePath+"/to",schemaPath:"contract:sandbox/FaultDuration#/pattern",keyword:"pattern",params:{pattern: "^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"},message:"must match pattern \""+"^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.median !== undefined){
let data12 = data.median;
if((typeof data12 !== "string") && (!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12))))){
const err40 = {instancePath:instancePath+"/median",schemaPath:"contract:sandbox/FaultDuration#/type",keyword:"type",params:{type: schema117.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 600000 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/median",schemaPath:"contract:sandbox/FaultDuration#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/median",schemaPath:"contract:sandbox/FaultDuration#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(typeof data12 === "string"){
if(!pattern35.test(data12)){
const err43 = {instancePath:instancePath+"/median",schemaPath:"contract:sandbox/FaultDuration#/pattern",keyword:"pattern",params:{pattern: "^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"},message:"must match pattern \""+"^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.sigma !== undefined){
let data13 = data.sigma;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3 || isNaN(data13)){
const err44 = {instancePath:instancePath+"/sigma",schemaPath:"#/properties/sigma/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/sigma",schemaPath:"#/properties/sigma/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/sigma",schemaPath:"#/properties/sigma/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.over !== undefined){
let data14 = data.over;
if((typeof data14 !== "string") && (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14))))){
const err47 = {instancePath:instancePath+"/over",schemaPath:"contract:sandbox/FaultDuration#/type",keyword:"type",params:{type: schema117.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 600000 || isNaN(data14)){
const err48 = {instancePath:instancePath+"/over",schemaPath:"contract:sandbox/FaultDuration#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err49 = {instancePath:instancePath+"/over",schemaPath:"contract:sandbox/FaultDuration#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(typeof data14 === "string"){
if(!pattern35.test(data14)){
const err50 = {instancePath:instancePath+"/over",schemaPath:"contract:sandbox/FaultDuration#/pattern",keyword:"pattern",params:{pattern: "^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"},message:"must match pattern \""+"^(?:(?:[0-9]{1,5}|[1-5][0-9]{5}|600000) ?ms|(?:[0-9]{1,2}|[1-5][0-9]{2}|600) ?(?:s|sec|seconds?)|(?:[0-9]|10) ?(?:m|min|minutes?)|PT(?:10M|[0-9]M(?:[0-5]?[0-9]S)?|(?:[0-9]{1,2}|[1-5][0-9]{2}|600)S))$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.pieces !== undefined){
let data15 = data.pieces;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err51 = {instancePath:instancePath+"/pieces",schemaPath:"#/properties/pieces/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000 || isNaN(data15)){
const err52 = {instancePath:instancePath+"/pieces",schemaPath:"#/properties/pieces/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data15 < 2 || isNaN(data15)){
const err53 = {instancePath:instancePath+"/pieces",schemaPath:"#/properties/pieces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.retryAfter !== undefined){
let data16 = data.retryAfter;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err54 = {instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 86400 || isNaN(data16)){
const err55 = {instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err56 = {instancePath:instancePath+"/retryAfter",schemaPath:"#/properties/retryAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data.keep !== undefined){
let data17 = data.keep;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
const err57 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err58 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.repeats !== undefined){
let data18 = data.repeats;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err60 = {instancePath:instancePath+"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
const err61 = {instancePath:instancePath+"/repeats",schemaPath:"#/properties/repeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err62 = {instancePath:instancePath+"/repeats",schemaPath:"#/properties/repeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate92;
const schema122 = {"$ref":"contract:sandbox/SnapshotCreate#"};
const schema123 = {"type":"object","description":"A request to take a snapshot.","required":["name"],"additionalProperties":false,"properties":{"name":{"$ref":"contract:sandbox/SnapshotName#"}}};
const schema124 = {"type":"string","description":"The name of a snapshot, unique within the tenant: lower-case letters, digits and single hyphens between them, at most 63 characters.","minLength":1,"maxLength":63,"x-limits":{"tenantName":"maxLength"},"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","x-wanted":"must be 1 to 63 lower-case letters and digits with single hyphens between them","x-basis":"assumed","x-decision":"D-96"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "name")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 63){
const err2 = {instancePath:instancePath+"/name",schemaPath:"contract:sandbox/SnapshotName#/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:sandbox/SnapshotName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern21.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:sandbox/SnapshotName#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:sandbox/SnapshotName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate93.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function joined(before, more) {
  if (before === null) return more;
  for (const error of more) before.push(error);
  return before;
}

module.exports = {
  "createAdminToken query": exports.v0,
  "listUsers query": exports.v1,
  "exportUsers query": exports.v0,
  "listUserImports query": exports.v2,
  "importUsers query": exports.v0,
  "importUsers header": exports.v3,
  "importUsers form": exports.v4,
  "summarizeUserImport query": exports.v0,
  "summarizeUserImport header": exports.v3,
  "summarizeUserImport form": exports.v4,
  "readUserImport query": exports.v0,
  "acknowledgeUserImport query": exports.v0,
  "cancelUserImport query": exports.v0,
  "readUserImportErrors query": exports.v0,
  "readUserImportSummaryErrors query": exports.v0,
  "listDepartments query": exports.v5,
  "createDepartment query": exports.v0,
  "createDepartment header": exports.v3,
  "createDepartment body": exports.v6,
  "readDepartment query": exports.v0,
  "updateDepartment query": exports.v0,
  "updateDepartment header": exports.v7,
  "updateDepartment body": exports.v8,
  "deleteDepartment query": exports.v0,
  "updateDepartmentMembers query": exports.v0,
  "updateDepartmentMembers body": exports.v9,
  "readAccess query": exports.v10,
  "updateAccess query": exports.v0,
  "updateAccess body": exports.v11,
  "listRoles query": exports.v12,
  "replaceRoleAssignments query": exports.v0,
  "replaceRoleAssignments body": exports.v13,
  "readJob query": exports.v0,
  "createDocumentsToken query": exports.v0,
  "listFields query": exports.v14,
  "listProvisions query": exports.v0,
  "createProvision query": exports.v0,
  "createProvision header": exports.v3,
  "createProvision body": exports.v15,
  "readProvisionRecord query": exports.v0,
  "listDocuments query": exports.v16,
  "uploadDocument query": exports.v0,
  "uploadDocument header": exports.v3,
  "uploadDocument form": exports.v17,
  "readDocument query": exports.v0,
  "updateDocumentFields query": exports.v0,
  "updateDocumentFields header": exports.v7,
  "updateDocumentFields body": exports.v18,
  "deleteDocument query": exports.v0,
  "uploadDocumentVersion query": exports.v0,
  "uploadDocumentVersion header": exports.v3,
  "uploadDocumentVersion form": exports.v4,
  "downloadDocument query": exports.v0,
  "downloadProcessedDocument query": exports.v0,
  "readDocumentByDocId query": exports.v0,
  "updateDocumentFieldsByDocId query": exports.v0,
  "updateDocumentFieldsByDocId header": exports.v7,
  "updateDocumentFieldsByDocId body": exports.v18,
  "listDocumentSet query": exports.v19,
  "searchDocuments query": exports.v20,
  "queryDocuments query": exports.v21,
  "queryDocuments body": exports.v22,
  "readHealth query": exports.v0,
  "listFaults query": exports.v0,
  "readReady query": exports.v0,
  "readMetrics query": exports.v0,
  "readOwnJournal query": exports.v23,
  "clearOwnJournal query": exports.v0,
  "listTenants query": exports.v0,
  "createTenant query": exports.v0,
  "createTenant body": exports.v24,
  "readTenant query": exports.v0,
  "updateTenant query": exports.v0,
  "updateTenant body": exports.v25,
  "deleteTenant query": exports.v0,
  "revokeApiKey query": exports.v0,
  "createTenantToken query": exports.v0,
  "resetTenant query": exports.v0,
  "resetTenant body": exports.v26,
  "seedTenant query": exports.v0,
  "readJournal query": exports.v27,
  "clearJournal query": exports.v0,
  "watchTenant query": exports.v0,
  "readTenantState query": exports.v0,
  "listTenantRows query": exports.v28,
  "readDocumentText query": exports.v0,
  "readClock query": exports.v0,
  "freezeClock query": exports.v0,
  "resumeClock query": exports.v0,
  "setClock query": exports.v0,
  "setClock body": exports.v29,
  "advanceClock query": exports.v0,
  "advanceClock body": exports.v30,
  "readJobPlans query": exports.v0,
  "setJobPlan query": exports.v0,
  "setJobPlan body": exports.v31,
  "clearJobPlan query": exports.v0,
  "listTenantWork query": exports.v32,
  "advanceTenantJob query": exports.v0,
  "advanceTenantJob body": exports.v33,
  "advanceTenantImport query": exports.v0,
  "advanceTenantImport body": exports.v33,
  "advanceTenantDocument query": exports.v0,
  "advanceTenantDocument body": exports.v33,
  "advanceTenantProvision query": exports.v0,
  "advanceTenantProvision body": exports.v33,
  "listTenantFaults query": exports.v0,
  "createTenantFault query": exports.v0,
  "createTenantFault body": exports.v34,
  "clearTenantFaults query": exports.v0,
  "deleteTenantFault query": exports.v0,
  "listSnapshots query": exports.v0,
  "createSnapshot query": exports.v0,
  "createSnapshot body": exports.v35,
  "deleteSnapshot query": exports.v0,
  "downloadSnapshot query": exports.v0,
  "uploadSnapshot query": exports.v0,
  "restoreSnapshot query": exports.v0,
};
