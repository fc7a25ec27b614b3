// Made from openapi/ by "npm run generate". Do not edit.
"use strict";
exports.v0 = validate20;
const schema31 = {"type":"object","additionalProperties":false,"required":["id","adminAccessApi","hrManagedRoles","rateLimit"],"properties":{"id":{"enum":["settings"]},"adminAccessApi":{"type":"boolean"},"hrManagedRoles":{"type":"boolean"},"rateLimit":{"type":["object","null"],"required":["requests","per"],"additionalProperties":false,"properties":{"requests":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"per":{"type":"string","pattern":"^(?=.*[1-9])(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?=.)(?:[0-9]{1,4}D)?(?:T(?=.)(?:[0-9]{1,4}H)?(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?)?)$","x-wanted":"must be a duration from 1 ms, such as \"10s\""}}},"expiresAt":{"type":"number","minimum":-62167219200000,"maximum":253402300799999,"x-wanted":"must be milliseconds since 1970, up to the year 9999"},"limits":{"type":"object","required":["pageSize","uploadBytes","journalEntries"],"additionalProperties":false,"properties":{"pageSize":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"uploadBytes":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"journalEntries":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}}}};
const pattern4 = new RegExp("^(?=.*[1-9])(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?=.)(?:[0-9]{1,4}D)?(?:T(?=.)(?:[0-9]{1,4}H)?(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?)?)$", "u");

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.adminAccessApi === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adminAccessApi"},message:"must have required property '"+"adminAccessApi"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hrManagedRoles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hrManagedRoles"},message:"must have required property '"+"hrManagedRoles"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rateLimit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rateLimit"},message:"must have required property '"+"rateLimit"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((key0 === "id") || (key0 === "adminAccessApi")) || (key0 === "hrManagedRoles")) || (key0 === "rateLimit")) || (key0 === "expiresAt")) || (key0 === "limits"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(data0 === "settings")){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues: schema31.properties.id.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.id.enum,parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.adminAccessApi !== undefined){
let data1 = data.adminAccessApi;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/adminAccessApi",schemaPath:"#/properties/adminAccessApi/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.adminAccessApi.type,parentSchema:schema31.properties.adminAccessApi,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hrManagedRoles !== undefined){
let data2 = data.hrManagedRoles;
if(typeof data2 !== "boolean"){
const err7 = {instancePath:instancePath+"/hrManagedRoles",schemaPath:"#/properties/hrManagedRoles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.hrManagedRoles.type,parentSchema:schema31.properties.hrManagedRoles,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.rateLimit !== undefined){
let data3 = data.rateLimit;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err8 = {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/type",keyword:"type",params:{type: schema31.properties.rateLimit.type},message:"must be object,null",schema:schema31.properties.rateLimit.type,parentSchema:schema31.properties.rateLimit,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.requests === undefined){
const err9 = {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'",schema:schema31.properties.rateLimit.required,parentSchema:schema31.properties.rateLimit,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.per === undefined){
const err10 = {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'",schema:schema31.properties.rateLimit.required,parentSchema:schema31.properties.rateLimit,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(errors >= 2000) break;
if(!((key1 === "requests") || (key1 === "per"))){
const err11 = {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.rateLimit,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.requests !== undefined){
let data4 = data3.requests;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"#/properties/rateLimit/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.rateLimit.properties.requests.type,parentSchema:schema31.properties.rateLimit.properties.requests,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"#/properties/rateLimit/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema31.properties.rateLimit.properties.requests,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"#/properties/rateLimit/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.rateLimit.properties.requests,data:data4};
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
if(data3.per !== undefined){
let data5 = data3.per;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err15 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"#/properties/rateLimit/properties/per/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?=.)(?:[0-9]{1,4}D)?(?:T(?=.)(?:[0-9]{1,4}H)?(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?)?)$"},message:"must match pattern \""+"^(?=.*[1-9])(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?=.)(?:[0-9]{1,4}D)?(?:T(?=.)(?:[0-9]{1,4}H)?(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?)?)$"+"\"",schema:"^(?=.*[1-9])(?:[0-9]{1,12} ?ms|[0-9]{1,9} ?(?:s|sec|seconds?)|[0-9]{1,7} ?(?:m|min|minutes?)|[0-9]{1,5} ?(?:h|hours?)|[0-9]{1,4} ?(?:d|days?)|P(?=.)(?:[0-9]{1,4}D)?(?:T(?=.)(?:[0-9]{1,4}H)?(?:[0-9]{1,5}M)?(?:[0-9]{1,7}S)?)?)$",parentSchema:schema31.properties.rateLimit.properties.per,data:data5};
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
const err16 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"#/properties/rateLimit/properties/per/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.rateLimit.properties.per.type,parentSchema:schema31.properties.rateLimit.properties.per,data:data5};
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
}
if(data.expiresAt !== undefined){
let data6 = data.expiresAt;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 253402300799999 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema31.properties.expiresAt,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < -62167219200000 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: -62167219200000},message:"must be >= -62167219200000",schema:-62167219200000,parentSchema:schema31.properties.expiresAt,data:data6};
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
const err19 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema31.properties.expiresAt.type,parentSchema:schema31.properties.expiresAt,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.limits !== undefined){
let data7 = data.limits;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.pageSize === undefined){
const err20 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "pageSize"},message:"must have required property '"+"pageSize"+"'",schema:schema31.properties.limits.required,parentSchema:schema31.properties.limits,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.uploadBytes === undefined){
const err21 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "uploadBytes"},message:"must have required property '"+"uploadBytes"+"'",schema:schema31.properties.limits.required,parentSchema:schema31.properties.limits,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.journalEntries === undefined){
const err22 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: "journalEntries"},message:"must have required property '"+"journalEntries"+"'",schema:schema31.properties.limits.required,parentSchema:schema31.properties.limits,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data7){
if(errors >= 2000) break;
if(!(((key2 === "pageSize") || (key2 === "uploadBytes")) || (key2 === "journalEntries"))){
const err23 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.limits,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.pageSize !== undefined){
let data8 = data7.pageSize;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"#/properties/limits/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.limits.properties.pageSize.type,parentSchema:schema31.properties.limits.properties.pageSize,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"#/properties/limits/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema31.properties.limits.properties.pageSize,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"#/properties/limits/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.limits.properties.pageSize,data:data8};
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
if(data7.uploadBytes !== undefined){
let data9 = data7.uploadBytes;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"#/properties/limits/properties/uploadBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.limits.properties.uploadBytes.type,parentSchema:schema31.properties.limits.properties.uploadBytes,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"#/properties/limits/properties/uploadBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema31.properties.limits.properties.uploadBytes,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"#/properties/limits/properties/uploadBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.limits.properties.uploadBytes,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data7.journalEntries !== undefined){
let data10 = data7.journalEntries;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"#/properties/limits/properties/journalEntries/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.limits.properties.journalEntries.type,parentSchema:schema31.properties.limits.properties.journalEntries,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"#/properties/limits/properties/journalEntries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema31.properties.limits.properties.journalEntries,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"#/properties/limits/properties/journalEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema31.properties.limits.properties.journalEntries,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.limits.type,parentSchema:schema31.properties.limits,data:data7};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate21;
const schema32 = {"type":"object","additionalProperties":false,"required":["id","offset","frozenAt"],"properties":{"id":{"enum":["clock"]},"offset":{"type":"number","minimum":-62167219200000,"maximum":253402300799999,"x-wanted":"must be milliseconds since 1970, up to the year 9999"},"frozenAt":{"type":["number","null"],"minimum":-62167219200000,"maximum":253402300799999,"x-wanted":"must be milliseconds since 1970, up to the year 9999"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.frozenAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frozenAt"},message:"must have required property '"+"frozenAt"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "id") || (key0 === "offset")) || (key0 === "frozenAt"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(data0 === "clock")){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues: schema32.properties.id.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.id.enum,parentSchema:schema32.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.offset !== undefined){
let data1 = data.offset;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 253402300799999 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema32.properties.offset,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < -62167219200000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: -62167219200000},message:"must be >= -62167219200000",schema:-62167219200000,parentSchema:schema32.properties.offset,data:data1};
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
const err7 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema32.properties.offset.type,parentSchema:schema32.properties.offset,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.frozenAt !== undefined){
let data2 = data.frozenAt;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/frozenAt",schemaPath:"#/properties/frozenAt/type",keyword:"type",params:{type: schema32.properties.frozenAt.type},message:"must be number,null",schema:schema32.properties.frozenAt.type,parentSchema:schema32.properties.frozenAt,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 253402300799999 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/frozenAt",schemaPath:"#/properties/frozenAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema32.properties.frozenAt,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < -62167219200000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/frozenAt",schemaPath:"#/properties/frozenAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: -62167219200000},message:"must be >= -62167219200000",schema:-62167219200000,parentSchema:schema32.properties.frozenAt,data:data2};
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
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate22;
const schema33 = {"type":"object","additionalProperties":false,"required":["name","key","userId","role","revoked"],"properties":{"name":{"type":"string","pattern":"\\S","maxLength":255,"x-wanted":"must be a text of 1 to 255 characters, not only white space"},"key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$","x-wanted":"must be 1 to 255 visible ASCII characters without blanks"},"userId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"role":{"$ref":"contract:sandbox/Role#"},"revoked":{"type":"boolean"}}};
const schema34 = {"type":"string","enum":["super-admin","admin","user"],"description":"The role of the caller. The access tokens of an API key contain the role of the API key.","x-basis":"assumed","x-decision":"D-91"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern5 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[\\x21-\\x7e]{1,255}$", "u");
const pattern7 = new RegExp("^[1-9][0-9]{0,14}$", "u");

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.userId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.revoked === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked"},message:"must have required property '"+"revoked"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "name") || (key0 === "key")) || (key0 === "userId")) || (key0 === "role")) || (key0 === "revoked"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema33.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern5.test(data0)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33.properties.name,data:data0};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err9 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"},message:"must match pattern \""+"^[\\x21-\\x7e]{1,255}$"+"\"",schema:"^[\\x21-\\x7e]{1,255}$",parentSchema:schema33.properties.key,data:data1};
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
const err10 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.key.type,parentSchema:schema33.properties.key,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.userId !== undefined){
let data2 = data.userId;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err11 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema33.properties.userId,data:data2};
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
const err12 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.userId.type,parentSchema:schema33.properties.userId,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.role !== undefined){
let data3 = data.role;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/role",schemaPath:"contract:sandbox/Role#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data3 === "super-admin") || (data3 === "admin")) || (data3 === "user"))){
const err14 = {instancePath:instancePath+"/role",schemaPath:"contract:sandbox/Role#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values",schema:schema34.enum,parentSchema:schema34,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.revoked !== undefined){
let data4 = data.revoked;
if(typeof data4 !== "boolean"){
const err15 = {instancePath:instancePath+"/revoked",schemaPath:"#/properties/revoked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.revoked.type,parentSchema:schema33.properties.revoked,data:data4};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate23;
const schema35 = {"type":"object","additionalProperties":false,"required":["name","next"],"properties":{"name":{"type":"string"},"next":{"type":"integer","minimum":1,"maximum":900000000000000,"x-wanted":"must be a whole number from 1 to 900000000000000"}}};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'",schema:schema35.required,parentSchema:schema35,data};
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
if(!((key0 === "name") || (key0 === "next"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
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
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next !== undefined){
let data1 = data.next;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.next.type,parentSchema:schema35.properties.next,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 900000000000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900000000000000},message:"must be <= 900000000000000",schema:900000000000000,parentSchema:schema35.properties.next,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema35.properties.next,data:data1};
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
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate24;
const schema36 = {"type":"object","additionalProperties":false,"required":["id","at","machine","subject"],"properties":{"id":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"at":{"type":"number","minimum":-8640000000000000,"maximum":8640000000000000,"x-wanted":"must be a time that JavaScript can represent, in milliseconds since 1970"},"machine":{"$ref":"contract:sandbox/MachineName#"},"subject":{"type":"string"}}};
const schema37 = {"type":"string","enum":["job","user-import","document","provision"],"description":"The kind of object whose status changes, for example a job.","x-basis":"assumed","x-decision":"D-95"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.machine === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "machine"},message:"must have required property '"+"machine"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.subject === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "id") || (key0 === "at")) || (key0 === "machine")) || (key0 === "subject"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema36.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema36.properties.id,data:data0};
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
if(data.at !== undefined){
let data1 = data.at;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8640000000000000 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000",schema:8640000000000000,parentSchema:schema36.properties.at,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < -8640000000000000 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: -8640000000000000},message:"must be >= -8640000000000000",schema:-8640000000000000,parentSchema:schema36.properties.at,data:data1};
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
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema36.properties.at.type,parentSchema:schema36.properties.at,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.machine !== undefined){
let data2 = data.machine;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/machine",schemaPath:"contract:sandbox/MachineName#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data2 === "job") || (data2 === "user-import")) || (data2 === "document")) || (data2 === "provision"))){
const err12 = {instancePath:instancePath+"/machine",schemaPath:"contract:sandbox/MachineName#/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values",schema:schema37.enum,parentSchema:schema37,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.subject !== undefined){
let data3 = data.subject;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.subject.type,parentSchema:schema36.properties.subject,data:data3};
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
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate25;
const schema38 = {"type":"object","additionalProperties":false,"required":["kind","mode","after","polls","outcome","code"],"properties":{"kind":{"$ref":"contract:sandbox/JobPlanKind#"},"mode":{"$ref":"contract:sandbox/PlanMode#"},"after":{"type":"integer","minimum":0,"maximum":253402300799999,"x-wanted":"must be milliseconds from 0 to 8,000 years"},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"outcome":{"$ref":"contract:sandbox/Outcome#"},"code":{"type":["string","null"]}}};
const schema39 = {"type":"string","enum":["access","members","department delete","role-assignments","user-import","user-import-summary","document","provision"],"description":"A kind of asynchronous work, such as a job that changes members or an import of users.","x-basis":"assumed","x-decision":"D-90"};
const schema40 = {"type":"string","enum":["immediate","after","polls","manual"],"description":"The mode of a job plan determines when a job ends. With the mode `immediate` a job ends before the next request. With the mode `after` a job ends after a duration. With the mode `polls` a job ends after a number of reads. With the mode `manual` the status of a job changes only when a request to the control plane changes the status.","x-basis":"assumed","x-decision":"D-90"};
const schema41 = {"type":"string","enum":["succeed","fail"],"description":"How the asynchronous work ends. With the outcome `succeed` a job runs, but can still fail, for example if one of its users is unknown. With the outcome `fail` a job ends as failed without applying anything.","x-basis":"assumed","x-decision":"D-90"};

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
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.after === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.polls === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.outcome === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.code === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((key0 === "kind") || (key0 === "mode")) || (key0 === "after")) || (key0 === "polls")) || (key0 === "outcome")) || (key0 === "code"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/JobPlanKind#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((data0 === "access") || (data0 === "members")) || (data0 === "department delete")) || (data0 === "role-assignments")) || (data0 === "user-import")) || (data0 === "user-import-summary")) || (data0 === "document")) || (data0 === "provision"))){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/JobPlanKind#/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/mode",schemaPath:"contract:sandbox/PlanMode#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data1 === "immediate") || (data1 === "after")) || (data1 === "polls")) || (data1 === "manual"))){
const err10 = {instancePath:instancePath+"/mode",schemaPath:"contract:sandbox/PlanMode#/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values",schema:schema40.enum,parentSchema:schema40,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.after !== undefined){
let data2 = data.after;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.after.type,parentSchema:schema38.properties.after,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 253402300799999 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema38.properties.after,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.after,data:data2};
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
if(data.polls !== undefined){
let data3 = data.polls;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.properties.polls.type,parentSchema:schema38.properties.polls,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema38.properties.polls,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema38.properties.polls,data:data3};
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
if(data.outcome !== undefined){
let data4 = data.outcome;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/outcome",schemaPath:"contract:sandbox/Outcome#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data4 === "succeed") || (data4 === "fail"))){
const err18 = {instancePath:instancePath+"/outcome",schemaPath:"contract:sandbox/Outcome#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.code !== undefined){
let data5 = data.code;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema38.properties.code.type},message:"must be string,null",schema:schema38.properties.code.type,parentSchema:schema38.properties.code,data:data5};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate26;
const schema42 = {"type":"object","additionalProperties":false,"required":["id","name","operation","share","seed","asked","left","parameters","memory"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"name":{"type":"string"},"operation":{"type":["string","null"]},"share":{"type":"number"},"seed":{"type":"number"},"asked":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"skip":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"left":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"parameters":{"type":"object","additionalProperties":{"type":["string","number"],"x-wanted":"must be a text or a number"},"x-wanted":"must be a mapping to texts and numbers"},"memory":{"type":"array","items":{"type":"string"}}}};
const func2 = Object.prototype.hasOwnProperty;

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.operation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.share === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.seed === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.asked === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asked"},message:"must have required property '"+"asked"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.left === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.parameters === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.memory === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "memory"},message:"must have required property '"+"memory"+"'",schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func2.call(schema42.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema42.properties.id,data:data0};
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
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.id.type,parentSchema:schema42.properties.id,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.name.type,parentSchema:schema42.properties.name,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.operation !== undefined){
let data2 = data.operation;
if((typeof data2 !== "string") && (data2 !== null)){
const err13 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: schema42.properties.operation.type},message:"must be string,null",schema:schema42.properties.operation.type,parentSchema:schema42.properties.operation,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.share !== undefined){
let data3 = data.share;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema42.properties.share.type,parentSchema:schema42.properties.share,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.seed !== undefined){
let data4 = data.seed;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema42.properties.seed.type,parentSchema:schema42.properties.seed,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.asked !== undefined){
let data5 = data.asked;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.asked.type,parentSchema:schema42.properties.asked,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema42.properties.asked,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.asked,data:data5};
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
if(data.skip !== undefined){
let data6 = data.skip;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema42.properties.skip.type,parentSchema:schema42.properties.skip,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema42.properties.skip,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.skip,data:data6};
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
if(data.left !== undefined){
let data7 = data.left;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/left",schemaPath:"#/properties/left/type",keyword:"type",params:{type: schema42.properties.left.type},message:"must be integer,null",schema:schema42.properties.left.type,parentSchema:schema42.properties.left,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/left",schemaPath:"#/properties/left/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema42.properties.left,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/left",schemaPath:"#/properties/left/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema42.properties.left,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.parameters !== undefined){
let data8 = data.parameters;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(errors >= 2000) break;
let data9 = data8[key1];
if((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))){
const err25 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema42.properties.parameters.additionalProperties.type},message:"must be string,number",schema:schema42.properties.parameters.additionalProperties.type,parentSchema:schema42.properties.parameters.additionalProperties,data:data9};
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
else {
const err26 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.properties.parameters.type,parentSchema:schema42.properties.parameters,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.memory !== undefined){
let data10 = data.memory;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/memory/" + i0,schemaPath:"#/properties/memory/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.properties.memory.items.type,parentSchema:schema42.properties.memory.items,data:data11};
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
else {
const err28 = {instancePath:instancePath+"/memory",schemaPath:"#/properties/memory/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.properties.memory.type,parentSchema:schema42.properties.memory,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate27;
const schema43 = {"type":"object","additionalProperties":false,"required":["id","at","fingerprint","status","location","body"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14} [!-~]{1,255}$"},"at":{"type":"number","minimum":-62167219200000,"maximum":253402300799999,"x-wanted":"must be milliseconds since 1970, up to the year 9999"},"fingerprint":{"type":"string","minLength":1},"status":{"enum":[201,202]},"location":{"type":"string","pattern":"^/[!-~]*$"},"body":{"type":"object","additionalProperties":true}}};
const pattern9 = new RegExp("^[1-9][0-9]{0,14} [!-~]{1,255}$", "u");
const pattern10 = new RegExp("^/[!-~]*$", "u");

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fingerprint === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.location === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.body === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((key0 === "id") || (key0 === "at")) || (key0 === "fingerprint")) || (key0 === "status")) || (key0 === "location")) || (key0 === "body"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14} [!-~]{1,255}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14} [!-~]{1,255}$"+"\"",schema:"^[1-9][0-9]{0,14} [!-~]{1,255}$",parentSchema:schema43.properties.id,data:data0};
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
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.id.type,parentSchema:schema43.properties.id,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 253402300799999 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema43.properties.at,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < -62167219200000 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: -62167219200000},message:"must be >= -62167219200000",schema:-62167219200000,parentSchema:schema43.properties.at,data:data1};
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
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema43.properties.at.type,parentSchema:schema43.properties.at,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data2 = data.fingerprint;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err12 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema43.properties.fingerprint,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.fingerprint.type,parentSchema:schema43.properties.fingerprint,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!((data3 === 201) || (data3 === 202))){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema43.properties.status.enum},message:"must be equal to one of the allowed values",schema:schema43.properties.status.enum,parentSchema:schema43.properties.status,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.location !== undefined){
let data4 = data.location;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err15 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern: "^/[!-~]*$"},message:"must match pattern \""+"^/[!-~]*$"+"\"",schema:"^/[!-~]*$",parentSchema:schema43.properties.location,data:data4};
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
const err16 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.properties.location.type,parentSchema:schema43.properties.location,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.body !== undefined){
let data5 = data.body;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err17 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.properties.body.type,parentSchema:schema43.properties.body,data:data5};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate28;
const schema44 = {"type":"object","additionalProperties":false,"required":["id","name","parentDepartment"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"name":{"type":"string"},"parentDepartment":{"type":["string","null"],"pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"moved":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.parentDepartment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentDepartment"},message:"must have required property '"+"parentDepartment"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "parentDepartment")) || (key0 === "moved"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema44.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.id.type,parentSchema:schema44.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.name.type,parentSchema:schema44.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.parentDepartment !== undefined){
let data2 = data.parentDepartment;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/parentDepartment",schemaPath:"#/properties/parentDepartment/type",keyword:"type",params:{type: schema44.properties.parentDepartment.type},message:"must be string,null",schema:schema44.properties.parentDepartment.type,parentSchema:schema44.properties.parentDepartment,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err8 = {instancePath:instancePath+"/parentDepartment",schemaPath:"#/properties/parentDepartment/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema44.properties.parentDepartment,data:data2};
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
if(data.moved !== undefined){
let data3 = data.moved;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.moved.type,parentSchema:schema44.properties.moved,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema44.properties.moved,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema44.properties.moved,data:data3};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate29;
const schema45 = {"type":"object","additionalProperties":false,"required":["id","email","firstName","lastName","jobTitle","status","roleId","departments","lastLogin","createdAt","deletedAt"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"email":{"type":"string","minLength":3,"x-wanted":"must be an e-mail address of at least 3 characters"},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"status":{"$ref":"contract:admin/UserStatus#"},"roleId":{"type":["string","null"],"pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"departments":{"type":"array","items":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"}},"lastLogin":{"type":["string","null"],"format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"createdAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"deletedAt":{"type":["string","null"],"format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"}}};
const schema46 = {"type":"string","description":"The status of the user. Deleted users remain stored, but lists contain them only if the request asks for deleted users.","enum":["active","deleted"],"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-068","C-092"],"x-decision":"D-25"};
const pattern16 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "u");
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.firstName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.lastName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.jobTitle === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.roleId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleId"},message:"must have required property '"+"roleId"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.departments === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departments"},message:"must have required property '"+"departments"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.lastLogin === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastLogin"},message:"must have required property '"+"lastLogin"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.deletedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deletedAt"},message:"must have required property '"+"deletedAt"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func2.call(schema45.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema45.properties.id,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.id.type,parentSchema:schema45.properties.id,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func1(data1) < 3){
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema45.properties.email,data:data1};
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
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.email.type,parentSchema:schema45.properties.email,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.firstName !== undefined){
let data2 = data.firstName;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema45.properties.firstName.type},message:"must be string,null",schema:schema45.properties.firstName.type,parentSchema:schema45.properties.firstName,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.lastName !== undefined){
let data3 = data.lastName;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema45.properties.lastName.type},message:"must be string,null",schema:schema45.properties.lastName.type,parentSchema:schema45.properties.lastName,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.jobTitle !== undefined){
let data4 = data.jobTitle;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schema45.properties.jobTitle.type},message:"must be string,null",schema:schema45.properties.jobTitle.type,parentSchema:schema45.properties.jobTitle,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/UserStatus#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema46.type,parentSchema:schema46,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data5 === "active") || (data5 === "deleted"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/UserStatus#/enum",keyword:"enum",params:{allowedValues: schema46.enum},message:"must be equal to one of the allowed values",schema:schema46.enum,parentSchema:schema46,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.roleId !== undefined){
let data6 = data.roleId;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/type",keyword:"type",params:{type: schema45.properties.roleId.type},message:"must be string,null",schema:schema45.properties.roleId.type,parentSchema:schema45.properties.roleId,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern7.test(data6)){
const err22 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema45.properties.roleId,data:data6};
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
if(data.departments !== undefined){
let data7 = data.departments;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
const err23 = {instancePath:instancePath+"/departments/" + i0,schemaPath:"#/properties/departments/items/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema45.properties.departments.items,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/departments/" + i0,schemaPath:"#/properties/departments/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.departments.items.type,parentSchema:schema45.properties.departments.items,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/departments",schemaPath:"#/properties/departments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.departments.type,parentSchema:schema45.properties.departments,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.lastLogin !== undefined){
let data9 = data.lastLogin;
if((typeof data9 !== "string") && (data9 !== null)){
const err26 = {instancePath:instancePath+"/lastLogin",schemaPath:"#/properties/lastLogin/type",keyword:"type",params:{type: schema45.properties.lastLogin.type},message:"must be string,null",schema:schema45.properties.lastLogin.type,parentSchema:schema45.properties.lastLogin,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern16.test(data9)){
const err27 = {instancePath:instancePath+"/lastLogin",schemaPath:"#/properties/lastLogin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema45.properties.lastLogin,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats0.validate(data9))){
const err28 = {instancePath:instancePath+"/lastLogin",schemaPath:"#/properties/lastLogin/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema45.properties.lastLogin,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data10 = data.createdAt;
if(typeof data10 === "string"){
if(!pattern16.test(data10)){
const err29 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema45.properties.createdAt,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0.validate(data10))){
const err30 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema45.properties.createdAt,data:data10};
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
const err31 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.createdAt.type,parentSchema:schema45.properties.createdAt,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.deletedAt !== undefined){
let data11 = data.deletedAt;
if((typeof data11 !== "string") && (data11 !== null)){
const err32 = {instancePath:instancePath+"/deletedAt",schemaPath:"#/properties/deletedAt/type",keyword:"type",params:{type: schema45.properties.deletedAt.type},message:"must be string,null",schema:schema45.properties.deletedAt.type,parentSchema:schema45.properties.deletedAt,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 === "string"){
if(!pattern16.test(data11)){
const err33 = {instancePath:instancePath+"/deletedAt",schemaPath:"#/properties/deletedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema45.properties.deletedAt,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats0.validate(data11))){
const err34 = {instancePath:instancePath+"/deletedAt",schemaPath:"#/properties/deletedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema45.properties.deletedAt,data:data11};
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
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate30;
const schema47 = {"type":"object","additionalProperties":false,"required":["id","name","type","description"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"name":{"type":"string"},"type":{"enum":["custom","system"]},"description":{"type":["string","null"]}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "type")) || (key0 === "description"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema47.properties.id,data:data0};
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
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.id.type,parentSchema:schema47.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.name.type,parentSchema:schema47.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!((data2 === "custom") || (data2 === "system"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema47.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema47.properties.type.enum,parentSchema:schema47.properties.type,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema47.properties.description.type},message:"must be string,null",schema:schema47.properties.description.type,parentSchema:schema47.properties.description,data:data3};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate31;
const schema48 = {"type":"object","additionalProperties":false,"required":["id","name","parent","path"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"name":{"type":"string"},"parent":{"type":["string","null"],"pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"path":{"type":"string"}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.parent === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parent"},message:"must have required property '"+"parent"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.path === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "parent")) || (key0 === "path"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema48.properties.id,data:data0};
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
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.id.type,parentSchema:schema48.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.name.type,parentSchema:schema48.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: schema48.properties.parent.type},message:"must be string,null",schema:schema48.properties.parent.type,parentSchema:schema48.properties.parent,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err9 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema48.properties.parent,data:data2};
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
if(data.path !== undefined){
let data3 = data.path;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.path.type,parentSchema:schema48.properties.path,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate32;
const schema49 = {"type":"object","additionalProperties":false,"required":["id","folderId","principalType","principalId","permission"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"folderId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"principalType":{"$ref":"contract:admin/PrincipalType#"},"principalId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"permission":{"$ref":"contract:admin/Permission#"}}};
const schema50 = {"type":"string","description":"The type of the principal (user, department or role).","enum":["user","department","role"],"x-basis":"assumed","x-decision":"D-39"};
const schema51 = {"type":"string","description":"The permission defines what a user, department or role may do with the folder.","enum":["view","edit","manage"],"x-basis":"assumed","x-decision":"D-39"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.folderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folderId"},message:"must have required property '"+"folderId"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.principalType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principalType"},message:"must have required property '"+"principalType"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.principalId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principalId"},message:"must have required property '"+"principalId"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.permission === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "id") || (key0 === "folderId")) || (key0 === "principalType")) || (key0 === "principalId")) || (key0 === "permission"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema49.properties.id,data:data0};
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
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.id.type,parentSchema:schema49.properties.id,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.folderId !== undefined){
let data1 = data.folderId;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err8 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema49.properties.folderId,data:data1};
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
const err9 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.folderId.type,parentSchema:schema49.properties.folderId,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.principalType !== undefined){
let data2 = data.principalType;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/principalType",schemaPath:"contract:admin/PrincipalType#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.type,parentSchema:schema50,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "user") || (data2 === "department")) || (data2 === "role"))){
const err11 = {instancePath:instancePath+"/principalType",schemaPath:"contract:admin/PrincipalType#/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.principalId !== undefined){
let data3 = data.principalId;
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err12 = {instancePath:instancePath+"/principalId",schemaPath:"#/properties/principalId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema49.properties.principalId,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/principalId",schemaPath:"#/properties/principalId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.principalId.type,parentSchema:schema49.properties.principalId,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.permission !== undefined){
let data4 = data.permission;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/permission",schemaPath:"contract:admin/Permission#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.type,parentSchema:schema51,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data4 === "view") || (data4 === "edit")) || (data4 === "manage"))){
const err15 = {instancePath:instancePath+"/permission",schemaPath:"contract:admin/Permission#/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values",schema:schema51.enum,parentSchema:schema51,data:data4};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate33;
const schema52 = {"type":"object","additionalProperties":false,"required":["userId","personnelNumber","costCenter","roleId"],"properties":{"userId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"personnelNumber":{"type":"string"},"costCenter":{"type":"string"},"roleId":{"type":["string","null"],"pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"}}};

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
if(data.userId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.personnelNumber === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "personnelNumber"},message:"must have required property '"+"personnelNumber"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.costCenter === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costCenter"},message:"must have required property '"+"costCenter"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.roleId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleId"},message:"must have required property '"+"roleId"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "userId") || (key0 === "personnelNumber")) || (key0 === "costCenter")) || (key0 === "roleId"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema52.properties.userId,data:data0};
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
const err6 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.userId.type,parentSchema:schema52.properties.userId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.personnelNumber !== undefined){
let data1 = data.personnelNumber;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/personnelNumber",schemaPath:"#/properties/personnelNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.personnelNumber.type,parentSchema:schema52.properties.personnelNumber,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.costCenter !== undefined){
let data2 = data.costCenter;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/costCenter",schemaPath:"#/properties/costCenter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.costCenter.type,parentSchema:schema52.properties.costCenter,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.roleId !== undefined){
let data3 = data.roleId;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/type",keyword:"type",params:{type: schema52.properties.roleId.type},message:"must be string,null",schema:schema52.properties.roleId.type,parentSchema:schema52.properties.roleId,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err10 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema52.properties.roleId,data:data3};
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
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate34;
const schema53 = {"type":"object","additionalProperties":false,"required":["id","kind","status","createdAt","startedAt","completedAt","result","errors","plan","polls"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"kind":{"enum":["access","department delete","members","role-assignments"]},"status":{"$ref":"contract:admin/JobStatus#"},"createdAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"startedAt":{"type":["string","null"],"format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"completedAt":{"type":["string","null"],"format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"result":{"type":["object","null"],"required":["total","succeeded","failed","entries"],"additionalProperties":false,"properties":{"total":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"succeeded":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"failed":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"entries":{"type":"array","items":{"type":"object","required":["id","outcome"],"additionalProperties":false,"properties":{"id":{"type":"string"},"outcome":{"enum":["succeeded","failed"]},"code":{"type":"string"},"detail":{"type":"string"},"externalSync":{"enum":["synced","failed"]}}}}}},"errors":{"type":"array","items":{"type":"object","required":["code","title","detail"],"additionalProperties":false,"properties":{"code":{"type":"string"},"title":{"type":"string"},"detail":{"type":"string"}}}},"payload":{},"plan":{"type":"object","required":["kind","mode","after","polls","outcome","code"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:sandbox/JobPlanKind#"},"mode":{"$ref":"contract:sandbox/PlanMode#"},"after":{"type":"integer","minimum":0,"maximum":253402300799999,"x-wanted":"must be milliseconds from 0 to 8,000 years"},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"outcome":{"$ref":"contract:sandbox/Outcome#"},"code":{"type":["string","null"]}}},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}};
const schema54 = {"type":"string","description":"The status of the job, which is first `queued`, then `running`, and at the end `succeeded` or `failed`. The status `succeeded` or `failed` never changes.","enum":["queued","running","succeeded","failed"],"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-095","C-173"],"x-decision":"D-41","x-states":{"initial":"queued","terminal":["succeeded","failed"],"transitions":[{"from":"queued","to":"running","by":"time"},{"from":"running","to":"succeeded","by":"time"},{"from":"running","to":"failed","by":"time"}]}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.startedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.completedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completedAt"},message:"must have required property '"+"completedAt"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.result === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.errors === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.plan === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.polls === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema53.required,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func2.call(schema53.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema53.properties.id,data:data0};
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
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.id.type,parentSchema:schema53.properties.id,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(!((((data1 === "access") || (data1 === "department delete")) || (data1 === "members")) || (data1 === "role-assignments"))){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema53.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema53.properties.kind.enum,parentSchema:schema53.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/JobStatus#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.type,parentSchema:schema54,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data2 === "queued") || (data2 === "running")) || (data2 === "succeeded")) || (data2 === "failed"))){
const err15 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/JobStatus#/enum",keyword:"enum",params:{allowedValues: schema54.enum},message:"must be equal to one of the allowed values",schema:schema54.enum,parentSchema:schema54,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(typeof data3 === "string"){
if(!pattern16.test(data3)){
const err16 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema53.properties.createdAt,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data3))){
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema53.properties.createdAt,data:data3};
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
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.createdAt.type,parentSchema:schema53.properties.createdAt,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.startedAt !== undefined){
let data4 = data.startedAt;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: schema53.properties.startedAt.type},message:"must be string,null",schema:schema53.properties.startedAt.type,parentSchema:schema53.properties.startedAt,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
const err20 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema53.properties.startedAt,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0.validate(data4))){
const err21 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema53.properties.startedAt,data:data4};
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
if(data.completedAt !== undefined){
let data5 = data.completedAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type: schema53.properties.completedAt.type},message:"must be string,null",schema:schema53.properties.completedAt.type,parentSchema:schema53.properties.completedAt,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern16.test(data5)){
const err23 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema53.properties.completedAt,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0.validate(data5))){
const err24 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema53.properties.completedAt,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.result !== undefined){
let data6 = data.result;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err25 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: schema53.properties.result.type},message:"must be object,null",schema:schema53.properties.result.type,parentSchema:schema53.properties.result,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.total === undefined){
const err26 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema53.properties.result.required,parentSchema:schema53.properties.result,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.succeeded === undefined){
const err27 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'",schema:schema53.properties.result.required,parentSchema:schema53.properties.result,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.failed === undefined){
const err28 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'",schema:schema53.properties.result.required,parentSchema:schema53.properties.result,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.entries === undefined){
const err29 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'",schema:schema53.properties.result.required,parentSchema:schema53.properties.result,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data6){
if(errors >= 2000) break;
if(!((((key1 === "total") || (key1 === "succeeded")) || (key1 === "failed")) || (key1 === "entries"))){
const err30 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema53.properties.result,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.total !== undefined){
let data7 = data6.total;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err31 = {instancePath:instancePath+"/result/total",schemaPath:"#/properties/result/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.result.properties.total.type,parentSchema:schema53.properties.result.properties.total,data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err32 = {instancePath:instancePath+"/result/total",schemaPath:"#/properties/result/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema53.properties.result.properties.total,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/result/total",schemaPath:"#/properties/result/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.result.properties.total,data:data7};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data6.succeeded !== undefined){
let data8 = data6.succeeded;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err34 = {instancePath:instancePath+"/result/succeeded",schemaPath:"#/properties/result/properties/succeeded/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.result.properties.succeeded.type,parentSchema:schema53.properties.result.properties.succeeded,data:data8};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err35 = {instancePath:instancePath+"/result/succeeded",schemaPath:"#/properties/result/properties/succeeded/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema53.properties.result.properties.succeeded,data:data8};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err36 = {instancePath:instancePath+"/result/succeeded",schemaPath:"#/properties/result/properties/succeeded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.result.properties.succeeded,data:data8};
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
if(data6.failed !== undefined){
let data9 = data6.failed;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err37 = {instancePath:instancePath+"/result/failed",schemaPath:"#/properties/result/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.result.properties.failed.type,parentSchema:schema53.properties.result.properties.failed,data:data9};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err38 = {instancePath:instancePath+"/result/failed",schemaPath:"#/properties/result/properties/failed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema53.properties.result.properties.failed,data:data9};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err39 = {instancePath:instancePath+"/result/failed",schemaPath:"#/properties/result/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.result.properties.failed,data:data9};
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
if(data6.entries !== undefined){
let data10 = data6.entries;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.id === undefined){
const err40 = {instancePath:instancePath+"/result/entries/" + i0,schemaPath:"#/properties/result/properties/entries/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema53.properties.result.properties.entries.items.required,parentSchema:schema53.properties.result.properties.entries.items,data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data11.outcome === undefined){
const err41 = {instancePath:instancePath+"/result/entries/" + i0,schemaPath:"#/properties/result/properties/entries/items/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'",schema:schema53.properties.result.properties.entries.items.required,parentSchema:schema53.properties.result.properties.entries.items,data:data11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key2 in data11){
if(errors >= 2000) break;
if(!(((((key2 === "id") || (key2 === "outcome")) || (key2 === "code")) || (key2 === "detail")) || (key2 === "externalSync"))){
const err42 = {instancePath:instancePath+"/result/entries/" + i0,schemaPath:"#/properties/result/properties/entries/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema53.properties.result.properties.entries.items,data:data11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.id !== undefined){
let data12 = data11.id;
if(typeof data12 !== "string"){
const err43 = {instancePath:instancePath+"/result/entries/" + i0+"/id",schemaPath:"#/properties/result/properties/entries/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.result.properties.entries.items.properties.id.type,parentSchema:schema53.properties.result.properties.entries.items.properties.id,data:data12};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.outcome !== undefined){
let data13 = data11.outcome;
if(!((data13 === "succeeded") || (data13 === "failed"))){
const err44 = {instancePath:instancePath+"/result/entries/" + i0+"/outcome",schemaPath:"#/properties/result/properties/entries/items/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema53.properties.result.properties.entries.items.properties.outcome.enum},message:"must be equal to one of the allowed values",schema:schema53.properties.result.properties.entries.items.properties.outcome.enum,parentSchema:schema53.properties.result.properties.entries.items.properties.outcome,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data11.code !== undefined){
let data14 = data11.code;
if(typeof data14 !== "string"){
const err45 = {instancePath:instancePath+"/result/entries/" + i0+"/code",schemaPath:"#/properties/result/properties/entries/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.result.properties.entries.items.properties.code.type,parentSchema:schema53.properties.result.properties.entries.items.properties.code,data:data14};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data11.detail !== undefined){
let data15 = data11.detail;
if(typeof data15 !== "string"){
const err46 = {instancePath:instancePath+"/result/entries/" + i0+"/detail",schemaPath:"#/properties/result/properties/entries/items/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.result.properties.entries.items.properties.detail.type,parentSchema:schema53.properties.result.properties.entries.items.properties.detail,data:data15};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data11.externalSync !== undefined){
let data16 = data11.externalSync;
if(!((data16 === "synced") || (data16 === "failed"))){
const err47 = {instancePath:instancePath+"/result/entries/" + i0+"/externalSync",schemaPath:"#/properties/result/properties/entries/items/properties/externalSync/enum",keyword:"enum",params:{allowedValues: schema53.properties.result.properties.entries.items.properties.externalSync.enum},message:"must be equal to one of the allowed values",schema:schema53.properties.result.properties.entries.items.properties.externalSync.enum,parentSchema:schema53.properties.result.properties.entries.items.properties.externalSync,data:data16};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/result/entries/" + i0,schemaPath:"#/properties/result/properties/entries/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.properties.result.properties.entries.items.type,parentSchema:schema53.properties.result.properties.entries.items,data:data11};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/result/entries",schemaPath:"#/properties/result/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.result.properties.entries.type,parentSchema:schema53.properties.result.properties.entries,data:data10};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
if(data.errors !== undefined){
let data17 = data.errors;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.code === undefined){
const err50 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema53.properties.errors.items.required,parentSchema:schema53.properties.errors.items,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18.title === undefined){
const err51 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema53.properties.errors.items.required,parentSchema:schema53.properties.errors.items,data:data18};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18.detail === undefined){
const err52 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'",schema:schema53.properties.errors.items.required,parentSchema:schema53.properties.errors.items,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
for(const key3 in data18){
if(errors >= 2000) break;
if(!(((key3 === "code") || (key3 === "title")) || (key3 === "detail"))){
const err53 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"#/properties/errors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema53.properties.errors.items,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data18.code !== undefined){
let data19 = data18.code;
if(typeof data19 !== "string"){
const err54 = {instancePath:instancePath+"/errors/" + i1+"/code",schemaPath:"#/properties/errors/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.errors.items.properties.code.type,parentSchema:schema53.properties.errors.items.properties.code,data:data19};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data18.title !== undefined){
let data20 = data18.title;
if(typeof data20 !== "string"){
const err55 = {instancePath:instancePath+"/errors/" + i1+"/title",schemaPath:"#/properties/errors/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.errors.items.properties.title.type,parentSchema:schema53.properties.errors.items.properties.title,data:data20};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data18.detail !== undefined){
let data21 = data18.detail;
if(typeof data21 !== "string"){
const err56 = {instancePath:instancePath+"/errors/" + i1+"/detail",schemaPath:"#/properties/errors/items/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.errors.items.properties.detail.type,parentSchema:schema53.properties.errors.items.properties.detail,data:data21};
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
else {
const err57 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.properties.errors.items.type,parentSchema:schema53.properties.errors.items,data:data18};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema53.properties.errors.type,parentSchema:schema53.properties.errors,data:data17};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.plan !== undefined){
let data22 = data.plan;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.kind === undefined){
const err59 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema53.properties.plan.required,parentSchema:schema53.properties.plan,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.mode === undefined){
const err60 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema53.properties.plan.required,parentSchema:schema53.properties.plan,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data22.after === undefined){
const err61 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'",schema:schema53.properties.plan.required,parentSchema:schema53.properties.plan,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data22.polls === undefined){
const err62 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema53.properties.plan.required,parentSchema:schema53.properties.plan,data:data22};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data22.outcome === undefined){
const err63 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'",schema:schema53.properties.plan.required,parentSchema:schema53.properties.plan,data:data22};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data22.code === undefined){
const err64 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema53.properties.plan.required,parentSchema:schema53.properties.plan,data:data22};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key4 in data22){
if(errors >= 2000) break;
if(!((((((key4 === "kind") || (key4 === "mode")) || (key4 === "after")) || (key4 === "polls")) || (key4 === "outcome")) || (key4 === "code"))){
const err65 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema53.properties.plan,data:data22};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.kind !== undefined){
let data23 = data22.kind;
if(typeof data23 !== "string"){
const err66 = {instancePath:instancePath+"/plan/kind",schemaPath:"contract:sandbox/JobPlanKind#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data23};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!((((((((data23 === "access") || (data23 === "members")) || (data23 === "department delete")) || (data23 === "role-assignments")) || (data23 === "user-import")) || (data23 === "user-import-summary")) || (data23 === "document")) || (data23 === "provision"))){
const err67 = {instancePath:instancePath+"/plan/kind",schemaPath:"contract:sandbox/JobPlanKind#/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data:data23};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data22.mode !== undefined){
let data24 = data22.mode;
if(typeof data24 !== "string"){
const err68 = {instancePath:instancePath+"/plan/mode",schemaPath:"contract:sandbox/PlanMode#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data24};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((((data24 === "immediate") || (data24 === "after")) || (data24 === "polls")) || (data24 === "manual"))){
const err69 = {instancePath:instancePath+"/plan/mode",schemaPath:"contract:sandbox/PlanMode#/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values",schema:schema40.enum,parentSchema:schema40,data:data24};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data22.after !== undefined){
let data25 = data22.after;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err70 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.plan.properties.after.type,parentSchema:schema53.properties.plan.properties.after,data:data25};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 253402300799999 || isNaN(data25)){
const err71 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema53.properties.plan.properties.after,data:data25};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err72 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.plan.properties.after,data:data25};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data22.polls !== undefined){
let data26 = data22.polls;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err73 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.plan.properties.polls.type,parentSchema:schema53.properties.plan.properties.polls,data:data26};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9007199254740991 || isNaN(data26)){
const err74 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema53.properties.plan.properties.polls,data:data26};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err75 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.plan.properties.polls,data:data26};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data22.outcome !== undefined){
let data27 = data22.outcome;
if(typeof data27 !== "string"){
const err76 = {instancePath:instancePath+"/plan/outcome",schemaPath:"contract:sandbox/Outcome#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data27};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!((data27 === "succeed") || (data27 === "fail"))){
const err77 = {instancePath:instancePath+"/plan/outcome",schemaPath:"contract:sandbox/Outcome#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data27};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data22.code !== undefined){
let data28 = data22.code;
if((typeof data28 !== "string") && (data28 !== null)){
const err78 = {instancePath:instancePath+"/plan/code",schemaPath:"#/properties/plan/properties/code/type",keyword:"type",params:{type: schema53.properties.plan.properties.code.type},message:"must be string,null",schema:schema53.properties.plan.properties.code.type,parentSchema:schema53.properties.plan.properties.code,data:data28};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.properties.plan.type,parentSchema:schema53.properties.plan,data:data22};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.polls !== undefined){
let data29 = data.polls;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err80 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema53.properties.polls.type,parentSchema:schema53.properties.polls,data:data29};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
const err81 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema53.properties.polls,data:data29};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err82 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema53.properties.polls,data:data29};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
}
else {
const err83 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate35;
const schema58 = {"type":"object","additionalProperties":false,"required":["id","status","fileName","createdAt","updatedAt","acknowledgedAt","summary","errors","plan","polls","worked"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"status":{"$ref":"contract:admin/UserImportStatus#"},"fileName":{"type":"string"},"createdAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"updatedAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"acknowledgedAt":{"type":["string","null"],"format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"summary":{"type":["object","null"],"required":["total","created","updated","deleted","unchanged","failed"],"additionalProperties":false,"properties":{"total":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"created":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"updated":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"deleted":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"unchanged":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"failed":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}},"errors":{"type":"array","items":{"type":"object","required":["code","title","detail"],"additionalProperties":false,"properties":{"code":{"type":"string"},"title":{"type":"string"},"detail":{"type":"string"}}}},"plan":{"type":"object","required":["kind","mode","after","polls","outcome","code"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:sandbox/JobPlanKind#"},"mode":{"$ref":"contract:sandbox/PlanMode#"},"after":{"type":"integer","minimum":0,"maximum":253402300799999,"x-wanted":"must be milliseconds from 0 to 8,000 years"},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"outcome":{"$ref":"contract:sandbox/Outcome#"},"code":{"type":["string","null"]}}},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"worked":{"type":["object","null"],"required":["rows","summary"],"additionalProperties":false,"properties":{"rows":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"summary":{"type":"object","required":["total","created","updated","deleted","unchanged","failed"],"additionalProperties":false,"properties":{"total":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"created":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"updated":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"deleted":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"unchanged":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"failed":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}},"faults":{"type":"array","items":{"type":"object","required":["row","column","reason","cells"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"column":{"type":"string"},"reason":{"type":"string"},"cells":{"type":"array","items":{"type":"string"}}}}}}}}};
const schema59 = {"type":"string","description":"The status of an import. The status of a direct import changes from `pending` to `processing`. At its end, the import has the status `completed`, or `completed with errors` if rows were skipped. The status of an import with a summary changes from `summarizing` to `awaiting acknowledgement`, and after the acknowledgement to `processing`. The status `failed` means that the processing failed. The status `cancelled` means that a caller cancelled the import.","enum":["pending","processing","summarizing","awaiting acknowledgement","completed","completed with errors","failed","cancelled"],"x-basis":"assumed","x-decision":"D-30","x-states":{"initial":["pending","summarizing"],"terminal":["completed","completed with errors","failed","cancelled"],"transitions":[{"from":"pending","to":"processing","by":"time"},{"from":"pending","to":"cancelled","by":"request","operation":"cancelUserImport"},{"from":"processing","to":"completed","by":"time"},{"from":"processing","to":"completed with errors","by":"time"},{"from":"processing","to":"failed","by":"time"},{"from":"summarizing","to":"awaiting acknowledgement","by":"time"},{"from":"summarizing","to":"failed","by":"time"},{"from":"summarizing","to":"cancelled","by":"request","operation":"cancelUserImport"},{"from":"awaiting acknowledgement","to":"processing","by":"request","operation":"acknowledgeUserImport"},{"from":"awaiting acknowledgement","to":"cancelled","by":"request","operation":"cancelUserImport"}]}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fileName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.updatedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.acknowledgedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acknowledgedAt"},message:"must have required property '"+"acknowledgedAt"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.summary === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.errors === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.plan === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.polls === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.worked === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "worked"},message:"must have required property '"+"worked"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func2.call(schema58.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema58.properties.id,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.id.type,parentSchema:schema58.properties.id,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/UserImportStatus#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.type,parentSchema:schema59,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((((data1 === "pending") || (data1 === "processing")) || (data1 === "summarizing")) || (data1 === "awaiting acknowledgement")) || (data1 === "completed")) || (data1 === "completed with errors")) || (data1 === "failed")) || (data1 === "cancelled"))){
const err15 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/UserImportStatus#/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values",schema:schema59.enum,parentSchema:schema59,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.fileName !== undefined){
let data2 = data.fileName;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.fileName.type,parentSchema:schema58.properties.fileName,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(typeof data3 === "string"){
if(!pattern16.test(data3)){
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema58.properties.createdAt,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data3))){
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema58.properties.createdAt,data:data3};
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
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.createdAt.type,parentSchema:schema58.properties.createdAt,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data4 = data.updatedAt;
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
const err20 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema58.properties.updatedAt,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0.validate(data4))){
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema58.properties.updatedAt,data:data4};
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
const err22 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.updatedAt.type,parentSchema:schema58.properties.updatedAt,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.acknowledgedAt !== undefined){
let data5 = data.acknowledgedAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err23 = {instancePath:instancePath+"/acknowledgedAt",schemaPath:"#/properties/acknowledgedAt/type",keyword:"type",params:{type: schema58.properties.acknowledgedAt.type},message:"must be string,null",schema:schema58.properties.acknowledgedAt.type,parentSchema:schema58.properties.acknowledgedAt,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern16.test(data5)){
const err24 = {instancePath:instancePath+"/acknowledgedAt",schemaPath:"#/properties/acknowledgedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema58.properties.acknowledgedAt,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0.validate(data5))){
const err25 = {instancePath:instancePath+"/acknowledgedAt",schemaPath:"#/properties/acknowledgedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema58.properties.acknowledgedAt,data:data5};
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
if(data.summary !== undefined){
let data6 = data.summary;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err26 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: schema58.properties.summary.type},message:"must be object,null",schema:schema58.properties.summary.type,parentSchema:schema58.properties.summary,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.total === undefined){
const err27 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.properties.summary.required,parentSchema:schema58.properties.summary,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.created === undefined){
const err28 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'",schema:schema58.properties.summary.required,parentSchema:schema58.properties.summary,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.updated === undefined){
const err29 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "updated"},message:"must have required property '"+"updated"+"'",schema:schema58.properties.summary.required,parentSchema:schema58.properties.summary,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data6.deleted === undefined){
const err30 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'",schema:schema58.properties.summary.required,parentSchema:schema58.properties.summary,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data6.unchanged === undefined){
const err31 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "unchanged"},message:"must have required property '"+"unchanged"+"'",schema:schema58.properties.summary.required,parentSchema:schema58.properties.summary,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data6.failed === undefined){
const err32 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'",schema:schema58.properties.summary.required,parentSchema:schema58.properties.summary,data:data6};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data6){
if(errors >= 2000) break;
if(!((((((key1 === "total") || (key1 === "created")) || (key1 === "updated")) || (key1 === "deleted")) || (key1 === "unchanged")) || (key1 === "failed"))){
const err33 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.summary,data:data6};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.total !== undefined){
let data7 = data6.total;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err34 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.summary.properties.total.type,parentSchema:schema58.properties.summary.properties.total,data:data7};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err35 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.summary.properties.total,data:data7};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err36 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.summary.properties.total,data:data7};
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
if(data6.created !== undefined){
let data8 = data6.created;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err37 = {instancePath:instancePath+"/summary/created",schemaPath:"#/properties/summary/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.summary.properties.created.type,parentSchema:schema58.properties.summary.properties.created,data:data8};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err38 = {instancePath:instancePath+"/summary/created",schemaPath:"#/properties/summary/properties/created/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.summary.properties.created,data:data8};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err39 = {instancePath:instancePath+"/summary/created",schemaPath:"#/properties/summary/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.summary.properties.created,data:data8};
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
if(data6.updated !== undefined){
let data9 = data6.updated;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err40 = {instancePath:instancePath+"/summary/updated",schemaPath:"#/properties/summary/properties/updated/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.summary.properties.updated.type,parentSchema:schema58.properties.summary.properties.updated,data:data9};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err41 = {instancePath:instancePath+"/summary/updated",schemaPath:"#/properties/summary/properties/updated/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.summary.properties.updated,data:data9};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err42 = {instancePath:instancePath+"/summary/updated",schemaPath:"#/properties/summary/properties/updated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.summary.properties.updated,data:data9};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data6.deleted !== undefined){
let data10 = data6.deleted;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err43 = {instancePath:instancePath+"/summary/deleted",schemaPath:"#/properties/summary/properties/deleted/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.summary.properties.deleted.type,parentSchema:schema58.properties.summary.properties.deleted,data:data10};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err44 = {instancePath:instancePath+"/summary/deleted",schemaPath:"#/properties/summary/properties/deleted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.summary.properties.deleted,data:data10};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err45 = {instancePath:instancePath+"/summary/deleted",schemaPath:"#/properties/summary/properties/deleted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.summary.properties.deleted,data:data10};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data6.unchanged !== undefined){
let data11 = data6.unchanged;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err46 = {instancePath:instancePath+"/summary/unchanged",schemaPath:"#/properties/summary/properties/unchanged/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.summary.properties.unchanged.type,parentSchema:schema58.properties.summary.properties.unchanged,data:data11};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
const err47 = {instancePath:instancePath+"/summary/unchanged",schemaPath:"#/properties/summary/properties/unchanged/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.summary.properties.unchanged,data:data11};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err48 = {instancePath:instancePath+"/summary/unchanged",schemaPath:"#/properties/summary/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.summary.properties.unchanged,data:data11};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data6.failed !== undefined){
let data12 = data6.failed;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err49 = {instancePath:instancePath+"/summary/failed",schemaPath:"#/properties/summary/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.summary.properties.failed.type,parentSchema:schema58.properties.summary.properties.failed,data:data12};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err50 = {instancePath:instancePath+"/summary/failed",schemaPath:"#/properties/summary/properties/failed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.summary.properties.failed,data:data12};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err51 = {instancePath:instancePath+"/summary/failed",schemaPath:"#/properties/summary/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.summary.properties.failed,data:data12};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
}
if(data.errors !== undefined){
let data13 = data.errors;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.code === undefined){
const err52 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema58.properties.errors.items.required,parentSchema:schema58.properties.errors.items,data:data14};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data14.title === undefined){
const err53 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema58.properties.errors.items.required,parentSchema:schema58.properties.errors.items,data:data14};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data14.detail === undefined){
const err54 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'",schema:schema58.properties.errors.items.required,parentSchema:schema58.properties.errors.items,data:data14};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key2 in data14){
if(errors >= 2000) break;
if(!(((key2 === "code") || (key2 === "title")) || (key2 === "detail"))){
const err55 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.errors.items,data:data14};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data14.code !== undefined){
let data15 = data14.code;
if(typeof data15 !== "string"){
const err56 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"#/properties/errors/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.errors.items.properties.code.type,parentSchema:schema58.properties.errors.items.properties.code,data:data15};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data14.title !== undefined){
let data16 = data14.title;
if(typeof data16 !== "string"){
const err57 = {instancePath:instancePath+"/errors/" + i0+"/title",schemaPath:"#/properties/errors/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.errors.items.properties.title.type,parentSchema:schema58.properties.errors.items.properties.title,data:data16};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data14.detail !== undefined){
let data17 = data14.detail;
if(typeof data17 !== "string"){
const err58 = {instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"#/properties/errors/items/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.errors.items.properties.detail.type,parentSchema:schema58.properties.errors.items.properties.detail,data:data17};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.errors.items.type,parentSchema:schema58.properties.errors.items,data:data14};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema58.properties.errors.type,parentSchema:schema58.properties.errors,data:data13};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.plan !== undefined){
let data18 = data.plan;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.kind === undefined){
const err61 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema58.properties.plan.required,parentSchema:schema58.properties.plan,data:data18};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data18.mode === undefined){
const err62 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema58.properties.plan.required,parentSchema:schema58.properties.plan,data:data18};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data18.after === undefined){
const err63 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'",schema:schema58.properties.plan.required,parentSchema:schema58.properties.plan,data:data18};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data18.polls === undefined){
const err64 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema58.properties.plan.required,parentSchema:schema58.properties.plan,data:data18};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data18.outcome === undefined){
const err65 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'",schema:schema58.properties.plan.required,parentSchema:schema58.properties.plan,data:data18};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data18.code === undefined){
const err66 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema58.properties.plan.required,parentSchema:schema58.properties.plan,data:data18};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key3 in data18){
if(errors >= 2000) break;
if(!((((((key3 === "kind") || (key3 === "mode")) || (key3 === "after")) || (key3 === "polls")) || (key3 === "outcome")) || (key3 === "code"))){
const err67 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.plan,data:data18};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data18.kind !== undefined){
let data19 = data18.kind;
if(typeof data19 !== "string"){
const err68 = {instancePath:instancePath+"/plan/kind",schemaPath:"contract:sandbox/JobPlanKind#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data19};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!((((((((data19 === "access") || (data19 === "members")) || (data19 === "department delete")) || (data19 === "role-assignments")) || (data19 === "user-import")) || (data19 === "user-import-summary")) || (data19 === "document")) || (data19 === "provision"))){
const err69 = {instancePath:instancePath+"/plan/kind",schemaPath:"contract:sandbox/JobPlanKind#/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data:data19};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data18.mode !== undefined){
let data20 = data18.mode;
if(typeof data20 !== "string"){
const err70 = {instancePath:instancePath+"/plan/mode",schemaPath:"contract:sandbox/PlanMode#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data20};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!((((data20 === "immediate") || (data20 === "after")) || (data20 === "polls")) || (data20 === "manual"))){
const err71 = {instancePath:instancePath+"/plan/mode",schemaPath:"contract:sandbox/PlanMode#/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values",schema:schema40.enum,parentSchema:schema40,data:data20};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data18.after !== undefined){
let data21 = data18.after;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err72 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.plan.properties.after.type,parentSchema:schema58.properties.plan.properties.after,data:data21};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 253402300799999 || isNaN(data21)){
const err73 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema58.properties.plan.properties.after,data:data21};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err74 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.plan.properties.after,data:data21};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data18.polls !== undefined){
let data22 = data18.polls;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err75 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.plan.properties.polls.type,parentSchema:schema58.properties.plan.properties.polls,data:data22};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
const err76 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.plan.properties.polls,data:data22};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err77 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.plan.properties.polls,data:data22};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data18.outcome !== undefined){
let data23 = data18.outcome;
if(typeof data23 !== "string"){
const err78 = {instancePath:instancePath+"/plan/outcome",schemaPath:"contract:sandbox/Outcome#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data23};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!((data23 === "succeed") || (data23 === "fail"))){
const err79 = {instancePath:instancePath+"/plan/outcome",schemaPath:"contract:sandbox/Outcome#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data23};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data18.code !== undefined){
let data24 = data18.code;
if((typeof data24 !== "string") && (data24 !== null)){
const err80 = {instancePath:instancePath+"/plan/code",schemaPath:"#/properties/plan/properties/code/type",keyword:"type",params:{type: schema58.properties.plan.properties.code.type},message:"must be string,null",schema:schema58.properties.plan.properties.code.type,parentSchema:schema58.properties.plan.properties.code,data:data24};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.plan.type,parentSchema:schema58.properties.plan,data:data18};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.polls !== undefined){
let data25 = data.polls;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err82 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.polls.type,parentSchema:schema58.properties.polls,data:data25};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9007199254740991 || isNaN(data25)){
const err83 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.polls,data:data25};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err84 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.polls,data:data25};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
if(data.worked !== undefined){
let data26 = data.worked;
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
const err85 = {instancePath:instancePath+"/worked",schemaPath:"#/properties/worked/type",keyword:"type",params:{type: schema58.properties.worked.type},message:"must be object,null",schema:schema58.properties.worked.type,parentSchema:schema58.properties.worked,data:data26};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.rows === undefined){
const err86 = {instancePath:instancePath+"/worked",schemaPath:"#/properties/worked/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema58.properties.worked.required,parentSchema:schema58.properties.worked,data:data26};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data26.summary === undefined){
const err87 = {instancePath:instancePath+"/worked",schemaPath:"#/properties/worked/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema58.properties.worked.required,parentSchema:schema58.properties.worked,data:data26};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
for(const key4 in data26){
if(errors >= 2000) break;
if(!(((key4 === "rows") || (key4 === "summary")) || (key4 === "faults"))){
const err88 = {instancePath:instancePath+"/worked",schemaPath:"#/properties/worked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.worked,data:data26};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data26.rows !== undefined){
let data27 = data26.rows;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err89 = {instancePath:instancePath+"/worked/rows",schemaPath:"#/properties/worked/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.worked.properties.rows.type,parentSchema:schema58.properties.worked.properties.rows,data:data27};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
const err90 = {instancePath:instancePath+"/worked/rows",schemaPath:"#/properties/worked/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.worked.properties.rows,data:data27};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err91 = {instancePath:instancePath+"/worked/rows",schemaPath:"#/properties/worked/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.worked.properties.rows,data:data27};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
if(data26.summary !== undefined){
let data28 = data26.summary;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.total === undefined){
const err92 = {instancePath:instancePath+"/worked/summary",schemaPath:"#/properties/worked/properties/summary/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'",schema:schema58.properties.worked.properties.summary.required,parentSchema:schema58.properties.worked.properties.summary,data:data28};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data28.created === undefined){
const err93 = {instancePath:instancePath+"/worked/summary",schemaPath:"#/properties/worked/properties/summary/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'",schema:schema58.properties.worked.properties.summary.required,parentSchema:schema58.properties.worked.properties.summary,data:data28};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data28.updated === undefined){
const err94 = {instancePath:instancePath+"/worked/summary",schemaPath:"#/properties/worked/properties/summary/required",keyword:"required",params:{missingProperty: "updated"},message:"must have required property '"+"updated"+"'",schema:schema58.properties.worked.properties.summary.required,parentSchema:schema58.properties.worked.properties.summary,data:data28};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data28.deleted === undefined){
const err95 = {instancePath:instancePath+"/worked/summary",schemaPath:"#/properties/worked/properties/summary/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'",schema:schema58.properties.worked.properties.summary.required,parentSchema:schema58.properties.worked.properties.summary,data:data28};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data28.unchanged === undefined){
const err96 = {instancePath:instancePath+"/worked/summary",schemaPath:"#/properties/worked/properties/summary/required",keyword:"required",params:{missingProperty: "unchanged"},message:"must have required property '"+"unchanged"+"'",schema:schema58.properties.worked.properties.summary.required,parentSchema:schema58.properties.worked.properties.summary,data:data28};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data28.failed === undefined){
const err97 = {instancePath:instancePath+"/worked/summary",schemaPath:"#/properties/worked/properties/summary/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'",schema:schema58.properties.worked.properties.summary.required,parentSchema:schema58.properties.worked.properties.summary,data:data28};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key5 in data28){
if(errors >= 2000) break;
if(!((((((key5 === "total") || (key5 === "created")) || (key5 === "updated")) || (key5 === "deleted")) || (key5 === "unchanged")) || (key5 === "failed"))){
const err98 = {instancePath:instancePath+"/worked/summary",schemaPath:"#/properties/worked/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.worked.properties.summary,data:data28};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data28.total !== undefined){
let data29 = data28.total;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err99 = {instancePath:instancePath+"/worked/summary/total",schemaPath:"#/properties/worked/properties/summary/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.worked.properties.summary.properties.total.type,parentSchema:schema58.properties.worked.properties.summary.properties.total,data:data29};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
const err100 = {instancePath:instancePath+"/worked/summary/total",schemaPath:"#/properties/worked/properties/summary/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.worked.properties.summary.properties.total,data:data29};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err101 = {instancePath:instancePath+"/worked/summary/total",schemaPath:"#/properties/worked/properties/summary/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.worked.properties.summary.properties.total,data:data29};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data28.created !== undefined){
let data30 = data28.created;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err102 = {instancePath:instancePath+"/worked/summary/created",schemaPath:"#/properties/worked/properties/summary/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.worked.properties.summary.properties.created.type,parentSchema:schema58.properties.worked.properties.summary.properties.created,data:data30};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
const err103 = {instancePath:instancePath+"/worked/summary/created",schemaPath:"#/properties/worked/properties/summary/properties/created/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.worked.properties.summary.properties.created,data:data30};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err104 = {instancePath:instancePath+"/worked/summary/created",schemaPath:"#/properties/worked/properties/summary/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.worked.properties.summary.properties.created,data:data30};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data28.updated !== undefined){
let data31 = data28.updated;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err105 = {instancePath:instancePath+"/worked/summary/updated",schemaPath:"#/properties/worked/properties/summary/properties/updated/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.worked.properties.summary.properties.updated.type,parentSchema:schema58.properties.worked.properties.summary.properties.updated,data:data31};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
const err106 = {instancePath:instancePath+"/worked/summary/updated",schemaPath:"#/properties/worked/properties/summary/properties/updated/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.worked.properties.summary.properties.updated,data:data31};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err107 = {instancePath:instancePath+"/worked/summary/updated",schemaPath:"#/properties/worked/properties/summary/properties/updated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.worked.properties.summary.properties.updated,data:data31};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data28.deleted !== undefined){
let data32 = data28.deleted;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err108 = {instancePath:instancePath+"/worked/summary/deleted",schemaPath:"#/properties/worked/properties/summary/properties/deleted/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.worked.properties.summary.properties.deleted.type,parentSchema:schema58.properties.worked.properties.summary.properties.deleted,data:data32};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err109 = {instancePath:instancePath+"/worked/summary/deleted",schemaPath:"#/properties/worked/properties/summary/properties/deleted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.worked.properties.summary.properties.deleted,data:data32};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err110 = {instancePath:instancePath+"/worked/summary/deleted",schemaPath:"#/properties/worked/properties/summary/properties/deleted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.worked.properties.summary.properties.deleted,data:data32};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
if(data28.unchanged !== undefined){
let data33 = data28.unchanged;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err111 = {instancePath:instancePath+"/worked/summary/unchanged",schemaPath:"#/properties/worked/properties/summary/properties/unchanged/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.worked.properties.summary.properties.unchanged.type,parentSchema:schema58.properties.worked.properties.summary.properties.unchanged,data:data33};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 9007199254740991 || isNaN(data33)){
const err112 = {instancePath:instancePath+"/worked/summary/unchanged",schemaPath:"#/properties/worked/properties/summary/properties/unchanged/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.worked.properties.summary.properties.unchanged,data:data33};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err113 = {instancePath:instancePath+"/worked/summary/unchanged",schemaPath:"#/properties/worked/properties/summary/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.worked.properties.summary.properties.unchanged,data:data33};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
if(data28.failed !== undefined){
let data34 = data28.failed;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err114 = {instancePath:instancePath+"/worked/summary/failed",schemaPath:"#/properties/worked/properties/summary/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.worked.properties.summary.properties.failed.type,parentSchema:schema58.properties.worked.properties.summary.properties.failed,data:data34};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
const err115 = {instancePath:instancePath+"/worked/summary/failed",schemaPath:"#/properties/worked/properties/summary/properties/failed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.worked.properties.summary.properties.failed,data:data34};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err116 = {instancePath:instancePath+"/worked/summary/failed",schemaPath:"#/properties/worked/properties/summary/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.worked.properties.summary.properties.failed,data:data34};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
}
else {
const err117 = {instancePath:instancePath+"/worked/summary",schemaPath:"#/properties/worked/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.worked.properties.summary.type,parentSchema:schema58.properties.worked.properties.summary,data:data28};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data26.faults !== undefined){
let data35 = data26.faults;
if(Array.isArray(data35)){
const len1 = data35.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data36 = data35[i1];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.row === undefined){
const err118 = {instancePath:instancePath+"/worked/faults/" + i1,schemaPath:"#/properties/worked/properties/faults/items/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'",schema:schema58.properties.worked.properties.faults.items.required,parentSchema:schema58.properties.worked.properties.faults.items,data:data36};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data36.column === undefined){
const err119 = {instancePath:instancePath+"/worked/faults/" + i1,schemaPath:"#/properties/worked/properties/faults/items/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema58.properties.worked.properties.faults.items.required,parentSchema:schema58.properties.worked.properties.faults.items,data:data36};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data36.reason === undefined){
const err120 = {instancePath:instancePath+"/worked/faults/" + i1,schemaPath:"#/properties/worked/properties/faults/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema58.properties.worked.properties.faults.items.required,parentSchema:schema58.properties.worked.properties.faults.items,data:data36};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data36.cells === undefined){
const err121 = {instancePath:instancePath+"/worked/faults/" + i1,schemaPath:"#/properties/worked/properties/faults/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'",schema:schema58.properties.worked.properties.faults.items.required,parentSchema:schema58.properties.worked.properties.faults.items,data:data36};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
for(const key6 in data36){
if(errors >= 2000) break;
if(!((((key6 === "row") || (key6 === "column")) || (key6 === "reason")) || (key6 === "cells"))){
const err122 = {instancePath:instancePath+"/worked/faults/" + i1,schemaPath:"#/properties/worked/properties/faults/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.worked.properties.faults.items,data:data36};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data36.row !== undefined){
let data37 = data36.row;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err123 = {instancePath:instancePath+"/worked/faults/" + i1+"/row",schemaPath:"#/properties/worked/properties/faults/items/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema58.properties.worked.properties.faults.items.properties.row.type,parentSchema:schema58.properties.worked.properties.faults.items.properties.row,data:data37};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 9007199254740991 || isNaN(data37)){
const err124 = {instancePath:instancePath+"/worked/faults/" + i1+"/row",schemaPath:"#/properties/worked/properties/faults/items/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema58.properties.worked.properties.faults.items.properties.row,data:data37};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data37 < 0 || isNaN(data37)){
const err125 = {instancePath:instancePath+"/worked/faults/" + i1+"/row",schemaPath:"#/properties/worked/properties/faults/items/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.worked.properties.faults.items.properties.row,data:data37};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
if(data36.column !== undefined){
let data38 = data36.column;
if(typeof data38 !== "string"){
const err126 = {instancePath:instancePath+"/worked/faults/" + i1+"/column",schemaPath:"#/properties/worked/properties/faults/items/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.worked.properties.faults.items.properties.column.type,parentSchema:schema58.properties.worked.properties.faults.items.properties.column,data:data38};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data36.reason !== undefined){
let data39 = data36.reason;
if(typeof data39 !== "string"){
const err127 = {instancePath:instancePath+"/worked/faults/" + i1+"/reason",schemaPath:"#/properties/worked/properties/faults/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.worked.properties.faults.items.properties.reason.type,parentSchema:schema58.properties.worked.properties.faults.items.properties.reason,data:data39};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data36.cells !== undefined){
let data40 = data36.cells;
if(Array.isArray(data40)){
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
if(errors >= 2000) break;
let data41 = data40[i2];
if(typeof data41 !== "string"){
const err128 = {instancePath:instancePath+"/worked/faults/" + i1+"/cells/" + i2,schemaPath:"#/properties/worked/properties/faults/items/properties/cells/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.worked.properties.faults.items.properties.cells.items.type,parentSchema:schema58.properties.worked.properties.faults.items.properties.cells.items,data:data41};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/worked/faults/" + i1+"/cells",schemaPath:"#/properties/worked/properties/faults/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema58.properties.worked.properties.faults.items.properties.cells.type,parentSchema:schema58.properties.worked.properties.faults.items.properties.cells,data:data40};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/worked/faults/" + i1,schemaPath:"#/properties/worked/properties/faults/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.worked.properties.faults.items.type,parentSchema:schema58.properties.worked.properties.faults.items,data:data36};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/worked/faults",schemaPath:"#/properties/worked/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema58.properties.worked.properties.faults.type,parentSchema:schema58.properties.worked.properties.faults,data:data35};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
}
}
else {
const err132 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate36;
const schema63 = {"type":"object","additionalProperties":false,"required":["id","head"],"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"head":{"type":"array","items":{"type":"string"}},"rowCount":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"rows":{"type":"array","items":{"type":"object","required":["row","cells"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"cells":{"type":"array","items":{"type":"string"}}}}},"summaryFaults":{"type":["array","null"],"items":{"type":"object","required":["row","column","reason","cells"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"column":{"type":"string"},"reason":{"type":"string"},"cells":{"type":"array","items":{"type":"string"}}}}},"runFaults":{"type":["array","null"],"items":{"type":"object","required":["row","column","reason","cells"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"column":{"type":"string"},"reason":{"type":"string"},"cells":{"type":"array","items":{"type":"string"}}}}}}};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.head === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'",schema:schema63.required,parentSchema:schema63,data};
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
if(!((((((key0 === "id") || (key0 === "head")) || (key0 === "rowCount")) || (key0 === "rows")) || (key0 === "summaryFaults")) || (key0 === "runFaults"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema63.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.id.type,parentSchema:schema63.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.head !== undefined){
let data1 = data.head;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/head/" + i0,schemaPath:"#/properties/head/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.head.items.type,parentSchema:schema63.properties.head.items,data:data2};
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
const err6 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema63.properties.head.type,parentSchema:schema63.properties.head,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rowCount !== undefined){
let data3 = data.rowCount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/rowCount",schemaPath:"#/properties/rowCount/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema63.properties.rowCount.type,parentSchema:schema63.properties.rowCount,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/rowCount",schemaPath:"#/properties/rowCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema63.properties.rowCount,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/rowCount",schemaPath:"#/properties/rowCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema63.properties.rowCount,data:data3};
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
if(data.rows !== undefined){
let data4 = data.rows;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.row === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'",schema:schema63.properties.rows.items.required,parentSchema:schema63.properties.rows.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.cells === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'",schema:schema63.properties.rows.items.required,parentSchema:schema63.properties.rows.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data5){
if(errors >= 2000) break;
if(!((key1 === "row") || (key1 === "cells"))){
const err12 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema63.properties.rows.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.row !== undefined){
let data6 = data5.row;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/rows/" + i1+"/row",schemaPath:"#/properties/rows/items/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema63.properties.rows.items.properties.row.type,parentSchema:schema63.properties.rows.items.properties.row,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/rows/" + i1+"/row",schemaPath:"#/properties/rows/items/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema63.properties.rows.items.properties.row,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/rows/" + i1+"/row",schemaPath:"#/properties/rows/items/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema63.properties.rows.items.properties.row,data:data6};
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
if(data5.cells !== undefined){
let data7 = data5.cells;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(errors >= 2000) break;
let data8 = data7[i2];
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/rows/" + i1+"/cells/" + i2,schemaPath:"#/properties/rows/items/properties/cells/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.rows.items.properties.cells.items.type,parentSchema:schema63.properties.rows.items.properties.cells.items,data:data8};
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
const err17 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema63.properties.rows.items.properties.cells.type,parentSchema:schema63.properties.rows.items.properties.cells,data:data7};
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
const err18 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.properties.rows.items.type,parentSchema:schema63.properties.rows.items,data:data5};
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
const err19 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema63.properties.rows.type,parentSchema:schema63.properties.rows,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.summaryFaults !== undefined){
let data9 = data.summaryFaults;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err20 = {instancePath:instancePath+"/summaryFaults",schemaPath:"#/properties/summaryFaults/type",keyword:"type",params:{type: schema63.properties.summaryFaults.type},message:"must be array,null",schema:schema63.properties.summaryFaults.type,parentSchema:schema63.properties.summaryFaults,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(errors >= 2000) break;
let data10 = data9[i3];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.row === undefined){
const err21 = {instancePath:instancePath+"/summaryFaults/" + i3,schemaPath:"#/properties/summaryFaults/items/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'",schema:schema63.properties.summaryFaults.items.required,parentSchema:schema63.properties.summaryFaults.items,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.column === undefined){
const err22 = {instancePath:instancePath+"/summaryFaults/" + i3,schemaPath:"#/properties/summaryFaults/items/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema63.properties.summaryFaults.items.required,parentSchema:schema63.properties.summaryFaults.items,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.reason === undefined){
const err23 = {instancePath:instancePath+"/summaryFaults/" + i3,schemaPath:"#/properties/summaryFaults/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema63.properties.summaryFaults.items.required,parentSchema:schema63.properties.summaryFaults.items,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.cells === undefined){
const err24 = {instancePath:instancePath+"/summaryFaults/" + i3,schemaPath:"#/properties/summaryFaults/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'",schema:schema63.properties.summaryFaults.items.required,parentSchema:schema63.properties.summaryFaults.items,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data10){
if(errors >= 2000) break;
if(!((((key2 === "row") || (key2 === "column")) || (key2 === "reason")) || (key2 === "cells"))){
const err25 = {instancePath:instancePath+"/summaryFaults/" + i3,schemaPath:"#/properties/summaryFaults/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema63.properties.summaryFaults.items,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.row !== undefined){
let data11 = data10.row;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/summaryFaults/" + i3+"/row",schemaPath:"#/properties/summaryFaults/items/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema63.properties.summaryFaults.items.properties.row.type,parentSchema:schema63.properties.summaryFaults.items.properties.row,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/summaryFaults/" + i3+"/row",schemaPath:"#/properties/summaryFaults/items/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema63.properties.summaryFaults.items.properties.row,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/summaryFaults/" + i3+"/row",schemaPath:"#/properties/summaryFaults/items/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema63.properties.summaryFaults.items.properties.row,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data10.column !== undefined){
let data12 = data10.column;
if(typeof data12 !== "string"){
const err29 = {instancePath:instancePath+"/summaryFaults/" + i3+"/column",schemaPath:"#/properties/summaryFaults/items/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.summaryFaults.items.properties.column.type,parentSchema:schema63.properties.summaryFaults.items.properties.column,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.reason !== undefined){
let data13 = data10.reason;
if(typeof data13 !== "string"){
const err30 = {instancePath:instancePath+"/summaryFaults/" + i3+"/reason",schemaPath:"#/properties/summaryFaults/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.summaryFaults.items.properties.reason.type,parentSchema:schema63.properties.summaryFaults.items.properties.reason,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.cells !== undefined){
let data14 = data10.cells;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
if(errors >= 2000) break;
let data15 = data14[i4];
if(typeof data15 !== "string"){
const err31 = {instancePath:instancePath+"/summaryFaults/" + i3+"/cells/" + i4,schemaPath:"#/properties/summaryFaults/items/properties/cells/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.summaryFaults.items.properties.cells.items.type,parentSchema:schema63.properties.summaryFaults.items.properties.cells.items,data:data15};
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
const err32 = {instancePath:instancePath+"/summaryFaults/" + i3+"/cells",schemaPath:"#/properties/summaryFaults/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema63.properties.summaryFaults.items.properties.cells.type,parentSchema:schema63.properties.summaryFaults.items.properties.cells,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/summaryFaults/" + i3,schemaPath:"#/properties/summaryFaults/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.properties.summaryFaults.items.type,parentSchema:schema63.properties.summaryFaults.items,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
if(data.runFaults !== undefined){
let data16 = data.runFaults;
if((!(Array.isArray(data16))) && (data16 !== null)){
const err34 = {instancePath:instancePath+"/runFaults",schemaPath:"#/properties/runFaults/type",keyword:"type",params:{type: schema63.properties.runFaults.type},message:"must be array,null",schema:schema63.properties.runFaults.type,parentSchema:schema63.properties.runFaults,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
if(errors >= 2000) break;
let data17 = data16[i5];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.row === undefined){
const err35 = {instancePath:instancePath+"/runFaults/" + i5,schemaPath:"#/properties/runFaults/items/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'",schema:schema63.properties.runFaults.items.required,parentSchema:schema63.properties.runFaults.items,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data17.column === undefined){
const err36 = {instancePath:instancePath+"/runFaults/" + i5,schemaPath:"#/properties/runFaults/items/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema63.properties.runFaults.items.required,parentSchema:schema63.properties.runFaults.items,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data17.reason === undefined){
const err37 = {instancePath:instancePath+"/runFaults/" + i5,schemaPath:"#/properties/runFaults/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema63.properties.runFaults.items.required,parentSchema:schema63.properties.runFaults.items,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data17.cells === undefined){
const err38 = {instancePath:instancePath+"/runFaults/" + i5,schemaPath:"#/properties/runFaults/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'",schema:schema63.properties.runFaults.items.required,parentSchema:schema63.properties.runFaults.items,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key3 in data17){
if(errors >= 2000) break;
if(!((((key3 === "row") || (key3 === "column")) || (key3 === "reason")) || (key3 === "cells"))){
const err39 = {instancePath:instancePath+"/runFaults/" + i5,schemaPath:"#/properties/runFaults/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema63.properties.runFaults.items,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data17.row !== undefined){
let data18 = data17.row;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err40 = {instancePath:instancePath+"/runFaults/" + i5+"/row",schemaPath:"#/properties/runFaults/items/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema63.properties.runFaults.items.properties.row.type,parentSchema:schema63.properties.runFaults.items.properties.row,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
const err41 = {instancePath:instancePath+"/runFaults/" + i5+"/row",schemaPath:"#/properties/runFaults/items/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema63.properties.runFaults.items.properties.row,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err42 = {instancePath:instancePath+"/runFaults/" + i5+"/row",schemaPath:"#/properties/runFaults/items/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema63.properties.runFaults.items.properties.row,data:data18};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data17.column !== undefined){
let data19 = data17.column;
if(typeof data19 !== "string"){
const err43 = {instancePath:instancePath+"/runFaults/" + i5+"/column",schemaPath:"#/properties/runFaults/items/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.runFaults.items.properties.column.type,parentSchema:schema63.properties.runFaults.items.properties.column,data:data19};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data17.reason !== undefined){
let data20 = data17.reason;
if(typeof data20 !== "string"){
const err44 = {instancePath:instancePath+"/runFaults/" + i5+"/reason",schemaPath:"#/properties/runFaults/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.runFaults.items.properties.reason.type,parentSchema:schema63.properties.runFaults.items.properties.reason,data:data20};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data17.cells !== undefined){
let data21 = data17.cells;
if(Array.isArray(data21)){
const len6 = data21.length;
for(let i6=0; i6<len6; i6++){
if(errors >= 2000) break;
let data22 = data21[i6];
if(typeof data22 !== "string"){
const err45 = {instancePath:instancePath+"/runFaults/" + i5+"/cells/" + i6,schemaPath:"#/properties/runFaults/items/properties/cells/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.runFaults.items.properties.cells.items.type,parentSchema:schema63.properties.runFaults.items.properties.cells.items,data:data22};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/runFaults/" + i5+"/cells",schemaPath:"#/properties/runFaults/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema63.properties.runFaults.items.properties.cells.type,parentSchema:schema63.properties.runFaults.items.properties.cells,data:data21};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/runFaults/" + i5,schemaPath:"#/properties/runFaults/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.properties.runFaults.items.type,parentSchema:schema63.properties.runFaults.items,data:data17};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate37;
const schema64 = {"type":"object","additionalProperties":false,"required":["id","importId","part","rows","summaryFaults","runFaults"],"properties":{"id":{"type":"string"},"importId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"part":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"rows":{"type":"string"},"summaryFaults":{"type":["array","null"],"items":{"type":"object","required":["row","column","reason"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"column":{"type":"string"},"reason":{"type":"string"}}}},"runFaults":{"type":["array","null"],"items":{"type":"object","required":["row","column","reason"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"column":{"type":"string"},"reason":{"type":"string"}}}}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.importId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "importId"},message:"must have required property '"+"importId"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.part === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "part"},message:"must have required property '"+"part"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rows === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.summaryFaults === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summaryFaults"},message:"must have required property '"+"summaryFaults"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.runFaults === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runFaults"},message:"must have required property '"+"runFaults"+"'",schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((key0 === "id") || (key0 === "importId")) || (key0 === "part")) || (key0 === "rows")) || (key0 === "summaryFaults")) || (key0 === "runFaults"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.id.type,parentSchema:schema64.properties.id,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.importId !== undefined){
let data1 = data.importId;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err8 = {instancePath:instancePath+"/importId",schemaPath:"#/properties/importId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema64.properties.importId,data:data1};
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
const err9 = {instancePath:instancePath+"/importId",schemaPath:"#/properties/importId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.importId.type,parentSchema:schema64.properties.importId,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.part !== undefined){
let data2 = data.part;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.part.type,parentSchema:schema64.properties.part,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema64.properties.part,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.part,data:data2};
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
if(data.rows !== undefined){
let data3 = data.rows;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.rows.type,parentSchema:schema64.properties.rows,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.summaryFaults !== undefined){
let data4 = data.summaryFaults;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/summaryFaults",schemaPath:"#/properties/summaryFaults/type",keyword:"type",params:{type: schema64.properties.summaryFaults.type},message:"must be array,null",schema:schema64.properties.summaryFaults.type,parentSchema:schema64.properties.summaryFaults,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.row === undefined){
const err15 = {instancePath:instancePath+"/summaryFaults/" + i0,schemaPath:"#/properties/summaryFaults/items/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'",schema:schema64.properties.summaryFaults.items.required,parentSchema:schema64.properties.summaryFaults.items,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.column === undefined){
const err16 = {instancePath:instancePath+"/summaryFaults/" + i0,schemaPath:"#/properties/summaryFaults/items/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema64.properties.summaryFaults.items.required,parentSchema:schema64.properties.summaryFaults.items,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.reason === undefined){
const err17 = {instancePath:instancePath+"/summaryFaults/" + i0,schemaPath:"#/properties/summaryFaults/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema64.properties.summaryFaults.items.required,parentSchema:schema64.properties.summaryFaults.items,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data5){
if(errors >= 2000) break;
if(!(((key1 === "row") || (key1 === "column")) || (key1 === "reason"))){
const err18 = {instancePath:instancePath+"/summaryFaults/" + i0,schemaPath:"#/properties/summaryFaults/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema64.properties.summaryFaults.items,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.row !== undefined){
let data6 = data5.row;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/summaryFaults/" + i0+"/row",schemaPath:"#/properties/summaryFaults/items/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.summaryFaults.items.properties.row.type,parentSchema:schema64.properties.summaryFaults.items.properties.row,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/summaryFaults/" + i0+"/row",schemaPath:"#/properties/summaryFaults/items/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema64.properties.summaryFaults.items.properties.row,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/summaryFaults/" + i0+"/row",schemaPath:"#/properties/summaryFaults/items/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.summaryFaults.items.properties.row,data:data6};
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
if(data5.column !== undefined){
let data7 = data5.column;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/summaryFaults/" + i0+"/column",schemaPath:"#/properties/summaryFaults/items/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.summaryFaults.items.properties.column.type,parentSchema:schema64.properties.summaryFaults.items.properties.column,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.reason !== undefined){
let data8 = data5.reason;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/summaryFaults/" + i0+"/reason",schemaPath:"#/properties/summaryFaults/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.summaryFaults.items.properties.reason.type,parentSchema:schema64.properties.summaryFaults.items.properties.reason,data:data8};
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
else {
const err24 = {instancePath:instancePath+"/summaryFaults/" + i0,schemaPath:"#/properties/summaryFaults/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.properties.summaryFaults.items.type,parentSchema:schema64.properties.summaryFaults.items,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
if(data.runFaults !== undefined){
let data9 = data.runFaults;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err25 = {instancePath:instancePath+"/runFaults",schemaPath:"#/properties/runFaults/type",keyword:"type",params:{type: schema64.properties.runFaults.type},message:"must be array,null",schema:schema64.properties.runFaults.type,parentSchema:schema64.properties.runFaults,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.row === undefined){
const err26 = {instancePath:instancePath+"/runFaults/" + i1,schemaPath:"#/properties/runFaults/items/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'",schema:schema64.properties.runFaults.items.required,parentSchema:schema64.properties.runFaults.items,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.column === undefined){
const err27 = {instancePath:instancePath+"/runFaults/" + i1,schemaPath:"#/properties/runFaults/items/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema64.properties.runFaults.items.required,parentSchema:schema64.properties.runFaults.items,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.reason === undefined){
const err28 = {instancePath:instancePath+"/runFaults/" + i1,schemaPath:"#/properties/runFaults/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema64.properties.runFaults.items.required,parentSchema:schema64.properties.runFaults.items,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data10){
if(errors >= 2000) break;
if(!(((key2 === "row") || (key2 === "column")) || (key2 === "reason"))){
const err29 = {instancePath:instancePath+"/runFaults/" + i1,schemaPath:"#/properties/runFaults/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema64.properties.runFaults.items,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.row !== undefined){
let data11 = data10.row;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/runFaults/" + i1+"/row",schemaPath:"#/properties/runFaults/items/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema64.properties.runFaults.items.properties.row.type,parentSchema:schema64.properties.runFaults.items.properties.row,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/runFaults/" + i1+"/row",schemaPath:"#/properties/runFaults/items/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema64.properties.runFaults.items.properties.row,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/runFaults/" + i1+"/row",schemaPath:"#/properties/runFaults/items/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema64.properties.runFaults.items.properties.row,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data10.column !== undefined){
let data12 = data10.column;
if(typeof data12 !== "string"){
const err33 = {instancePath:instancePath+"/runFaults/" + i1+"/column",schemaPath:"#/properties/runFaults/items/properties/column/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.runFaults.items.properties.column.type,parentSchema:schema64.properties.runFaults.items.properties.column,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.reason !== undefined){
let data13 = data10.reason;
if(typeof data13 !== "string"){
const err34 = {instancePath:instancePath+"/runFaults/" + i1+"/reason",schemaPath:"#/properties/runFaults/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema64.properties.runFaults.items.properties.reason.type,parentSchema:schema64.properties.runFaults.items.properties.reason,data:data13};
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
const err35 = {instancePath:instancePath+"/runFaults/" + i1,schemaPath:"#/properties/runFaults/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.properties.runFaults.items.type,parentSchema:schema64.properties.runFaults.items,data:data10};
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
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate38;
const schema65 = {"type":"object","additionalProperties":false,"required":["name","label","type","helpText","active","allowedValues","section"],"properties":{"name":{"type":"string","pattern":"\\S","maxLength":255,"x-wanted":"must be a text of 1 to 255 characters, not only white space"},"label":{"type":"string"},"type":{"$ref":"contract:documents/FieldType#"},"helpText":{"type":["string","null"]},"active":{"type":"boolean"},"allowedValues":{"type":"array","items":{"type":"string"}},"section":{"type":["string","null"]}}};
const schema66 = {"type":"string","description":"The type of a field's values. Values of `string`, `date` (`YYYY-MM-DD`), `single_select` and `multi_select` are JSON strings. Values of `number` are JSON numbers, and values of `boolean` are JSON booleans.","enum":["string","number","boolean","date","single_select","multi_select"],"x-basis":"assumed","x-decision":"D-62"};

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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.helpText === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "helpText"},message:"must have required property '"+"helpText"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.active === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.allowedValues === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedValues"},message:"must have required property '"+"allowedValues"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.section === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"},message:"must have required property '"+"section"+"'",schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "name") || (key0 === "label")) || (key0 === "type")) || (key0 === "helpText")) || (key0 === "active")) || (key0 === "allowedValues")) || (key0 === "section"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema65.properties.name,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern5.test(data0)){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema65.properties.name,data:data0};
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
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.name.type,parentSchema:schema65.properties.name,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.label.type,parentSchema:schema65.properties.label,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/type",schemaPath:"contract:documents/FieldType#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema66.type,parentSchema:schema66,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((data2 === "string") || (data2 === "number")) || (data2 === "boolean")) || (data2 === "date")) || (data2 === "single_select")) || (data2 === "multi_select"))){
const err13 = {instancePath:instancePath+"/type",schemaPath:"contract:documents/FieldType#/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values",schema:schema66.enum,parentSchema:schema66,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.helpText !== undefined){
let data3 = data.helpText;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/helpText",schemaPath:"#/properties/helpText/type",keyword:"type",params:{type: schema65.properties.helpText.type},message:"must be string,null",schema:schema65.properties.helpText.type,parentSchema:schema65.properties.helpText,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.active !== undefined){
let data4 = data.active;
if(typeof data4 !== "boolean"){
const err15 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema65.properties.active.type,parentSchema:schema65.properties.active,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.allowedValues !== undefined){
let data5 = data.allowedValues;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data6 = data5[i0];
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/allowedValues/" + i0,schemaPath:"#/properties/allowedValues/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema65.properties.allowedValues.items.type,parentSchema:schema65.properties.allowedValues.items,data:data6};
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
const err17 = {instancePath:instancePath+"/allowedValues",schemaPath:"#/properties/allowedValues/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema65.properties.allowedValues.type,parentSchema:schema65.properties.allowedValues,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.section !== undefined){
let data7 = data.section;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: schema65.properties.section.type},message:"must be string,null",schema:schema65.properties.section.type,parentSchema:schema65.properties.section,data:data7};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate39;
const schema67 = {"type":"object","additionalProperties":false,"required":["documentId","docId","docSetId","version","name","path","status","failureReason","fileType","fileSize","dateCreated","dateModified","fields","provisions","hash","unreadable","plan","polls","revision"],"properties":{"documentId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"docId":{"type":["string","null"]},"docSetId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"version":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"name":{"type":"string"},"path":{"type":"string"},"status":{"$ref":"contract:documents/DocumentStatus#"},"failureReason":{"type":["string","null"]},"fileType":{"$ref":"contract:documents/FileType#"},"fileSize":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"dateCreated":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"dateModified":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"fields":{"type":"array","items":{"type":"object","required":["name","values"],"additionalProperties":false,"properties":{"name":{"type":"string"},"values":{"type":"array","items":{"type":"object","required":["value"],"additionalProperties":false,"properties":{"value":{"type":["string","number","boolean"],"x-wanted":"must be a text, a number or true or false"}}}}}}},"provisions":{"type":"array","items":{"type":"object","required":["name","content"],"additionalProperties":false,"properties":{"name":{"type":"string"},"content":{"type":"array","items":{"type":"object","required":["text","score"],"additionalProperties":false,"properties":{"text":{"type":"string"},"score":{"type":"number"}}}}}}},"hash":{"type":"string","pattern":"^[0-9a-f]{64}$","x-wanted":"must be a SHA-256 in hex"},"unreadable":{"type":["string","null"]},"plan":{"type":"object","required":["kind","mode","after","polls","outcome","code"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:sandbox/JobPlanKind#"},"mode":{"$ref":"contract:sandbox/PlanMode#"},"after":{"type":"integer","minimum":0,"maximum":253402300799999,"x-wanted":"must be milliseconds from 0 to 8,000 years"},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"outcome":{"$ref":"contract:sandbox/Outcome#"},"code":{"type":["string","null"]}}},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"revision":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"endedAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"}}};
const schema68 = {"type":"string","description":"The processing status of a document, which is first `IN_PROGRESS`, then `READY`, or `FAILED` if the file could not be processed. The statuses `READY` and `FAILED` are final.","enum":["IN_PROGRESS","READY","FAILED"],"x-basis":"assumed","x-decision":"D-75","x-states":{"initial":"IN_PROGRESS","terminal":["READY","FAILED"],"transitions":[{"from":"IN_PROGRESS","to":"READY","by":"time"},{"from":"IN_PROGRESS","to":"FAILED","by":"time"}]}};
const schema69 = {"type":"string","description":"The type of the file, detected from its content and its name.","enum":["pdf","docx","doc","txt","csv","xlsx","xls","jpeg","png"],"x-basis":"assumed","x-decision":"D-65"};
const pattern42 = new RegExp("^[0-9a-f]{64}$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.documentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.docId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docId"},message:"must have required property '"+"docId"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.docSetId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docSetId"},message:"must have required property '"+"docSetId"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.path === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.failureReason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fileType === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileType"},message:"must have required property '"+"fileType"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.fileSize === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileSize"},message:"must have required property '"+"fileSize"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.dateCreated === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateCreated"},message:"must have required property '"+"dateCreated"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.dateModified === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateModified"},message:"must have required property '"+"dateModified"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.fields === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.provisions === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisions"},message:"must have required property '"+"provisions"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.hash === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},message:"must have required property '"+"hash"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.unreadable === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unreadable"},message:"must have required property '"+"unreadable"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.plan === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.polls === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.revision === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func2.call(schema67.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.documentId !== undefined){
let data0 = data.documentId;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err20 = {instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema67.properties.documentId,data:data0};
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
const err21 = {instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.documentId.type,parentSchema:schema67.properties.documentId,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.docId !== undefined){
let data1 = data.docId;
if((typeof data1 !== "string") && (data1 !== null)){
const err22 = {instancePath:instancePath+"/docId",schemaPath:"#/properties/docId/type",keyword:"type",params:{type: schema67.properties.docId.type},message:"must be string,null",schema:schema67.properties.docId.type,parentSchema:schema67.properties.docId,data:data1};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.docSetId !== undefined){
let data2 = data.docSetId;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err23 = {instancePath:instancePath+"/docSetId",schemaPath:"#/properties/docSetId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema67.properties.docSetId,data:data2};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/docSetId",schemaPath:"#/properties/docSetId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.docSetId.type,parentSchema:schema67.properties.docSetId,data:data2};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err25 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.version.type,parentSchema:schema67.properties.version,data:data3};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err26 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema67.properties.version,data:data3};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err27 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.version,data:data3};
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
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 !== "string"){
const err28 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.name.type,parentSchema:schema67.properties.name,data:data4};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.path !== undefined){
let data5 = data.path;
if(typeof data5 !== "string"){
const err29 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.path.type,parentSchema:schema67.properties.path,data:data5};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err30 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/DocumentStatus#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.type,parentSchema:schema68,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data6 === "IN_PROGRESS") || (data6 === "READY")) || (data6 === "FAILED"))){
const err31 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/DocumentStatus#/enum",keyword:"enum",params:{allowedValues: schema68.enum},message:"must be equal to one of the allowed values",schema:schema68.enum,parentSchema:schema68,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.failureReason !== undefined){
let data7 = data.failureReason;
if((typeof data7 !== "string") && (data7 !== null)){
const err32 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema67.properties.failureReason.type},message:"must be string,null",schema:schema67.properties.failureReason.type,parentSchema:schema67.properties.failureReason,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.fileType !== undefined){
let data8 = data.fileType;
if(typeof data8 !== "string"){
const err33 = {instancePath:instancePath+"/fileType",schemaPath:"contract:documents/FileType#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema69.type,parentSchema:schema69,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((((((data8 === "pdf") || (data8 === "docx")) || (data8 === "doc")) || (data8 === "txt")) || (data8 === "csv")) || (data8 === "xlsx")) || (data8 === "xls")) || (data8 === "jpeg")) || (data8 === "png"))){
const err34 = {instancePath:instancePath+"/fileType",schemaPath:"contract:documents/FileType#/enum",keyword:"enum",params:{allowedValues: schema69.enum},message:"must be equal to one of the allowed values",schema:schema69.enum,parentSchema:schema69,data:data8};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.fileSize !== undefined){
let data9 = data.fileSize;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err35 = {instancePath:instancePath+"/fileSize",schemaPath:"#/properties/fileSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.fileSize.type,parentSchema:schema67.properties.fileSize,data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/fileSize",schemaPath:"#/properties/fileSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema67.properties.fileSize,data:data9};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err37 = {instancePath:instancePath+"/fileSize",schemaPath:"#/properties/fileSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.fileSize,data:data9};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.dateCreated !== undefined){
let data10 = data.dateCreated;
if(typeof data10 === "string"){
if(!pattern16.test(data10)){
const err38 = {instancePath:instancePath+"/dateCreated",schemaPath:"#/properties/dateCreated/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema67.properties.dateCreated,data:data10};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats0.validate(data10))){
const err39 = {instancePath:instancePath+"/dateCreated",schemaPath:"#/properties/dateCreated/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.dateCreated,data:data10};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/dateCreated",schemaPath:"#/properties/dateCreated/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.dateCreated.type,parentSchema:schema67.properties.dateCreated,data:data10};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.dateModified !== undefined){
let data11 = data.dateModified;
if(typeof data11 === "string"){
if(!pattern16.test(data11)){
const err41 = {instancePath:instancePath+"/dateModified",schemaPath:"#/properties/dateModified/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema67.properties.dateModified,data:data11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(formats0.validate(data11))){
const err42 = {instancePath:instancePath+"/dateModified",schemaPath:"#/properties/dateModified/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.dateModified,data:data11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/dateModified",schemaPath:"#/properties/dateModified/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.dateModified.type,parentSchema:schema67.properties.dateModified,data:data11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name === undefined){
const err44 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema67.properties.fields.items.required,parentSchema:schema67.properties.fields.items,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data13.values === undefined){
const err45 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema67.properties.fields.items.required,parentSchema:schema67.properties.fields.items,data:data13};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key1 in data13){
if(errors >= 2000) break;
if(!((key1 === "name") || (key1 === "values"))){
const err46 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema67.properties.fields.items,data:data13};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 !== "string"){
const err47 = {instancePath:instancePath+"/fields/" + i0+"/name",schemaPath:"#/properties/fields/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.fields.items.properties.name.type,parentSchema:schema67.properties.fields.items.properties.name,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.values !== undefined){
let data15 = data13.values;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
const err48 = {instancePath:instancePath+"/fields/" + i0+"/values/" + i1,schemaPath:"#/properties/fields/items/properties/values/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema67.properties.fields.items.properties.values.items.required,parentSchema:schema67.properties.fields.items.properties.values.items,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key2 in data16){
if(errors >= 2000) break;
if(!(key2 === "value")){
const err49 = {instancePath:instancePath+"/fields/" + i0+"/values/" + i1,schemaPath:"#/properties/fields/items/properties/values/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema67.properties.fields.items.properties.values.items,data:data16};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data16.value !== undefined){
let data17 = data16.value;
if(((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")){
const err50 = {instancePath:instancePath+"/fields/" + i0+"/values/" + i1+"/value",schemaPath:"#/properties/fields/items/properties/values/items/properties/value/type",keyword:"type",params:{type: schema67.properties.fields.items.properties.values.items.properties.value.type},message:"must be string,number,boolean",schema:schema67.properties.fields.items.properties.values.items.properties.value.type,parentSchema:schema67.properties.fields.items.properties.values.items.properties.value,data:data17};
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
else {
const err51 = {instancePath:instancePath+"/fields/" + i0+"/values/" + i1,schemaPath:"#/properties/fields/items/properties/values/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.fields.items.properties.values.items.type,parentSchema:schema67.properties.fields.items.properties.values.items,data:data16};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/fields/" + i0+"/values",schemaPath:"#/properties/fields/items/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.fields.items.properties.values.type,parentSchema:schema67.properties.fields.items.properties.values,data:data15};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.fields.items.type,parentSchema:schema67.properties.fields.items,data:data13};
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
else {
const err54 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.fields.type,parentSchema:schema67.properties.fields,data:data12};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.provisions !== undefined){
let data18 = data.provisions;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(errors >= 2000) break;
let data19 = data18[i2];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.name === undefined){
const err55 = {instancePath:instancePath+"/provisions/" + i2,schemaPath:"#/properties/provisions/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema67.properties.provisions.items.required,parentSchema:schema67.properties.provisions.items,data:data19};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data19.content === undefined){
const err56 = {instancePath:instancePath+"/provisions/" + i2,schemaPath:"#/properties/provisions/items/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema67.properties.provisions.items.required,parentSchema:schema67.properties.provisions.items,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key3 in data19){
if(errors >= 2000) break;
if(!((key3 === "name") || (key3 === "content"))){
const err57 = {instancePath:instancePath+"/provisions/" + i2,schemaPath:"#/properties/provisions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema67.properties.provisions.items,data:data19};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.name !== undefined){
let data20 = data19.name;
if(typeof data20 !== "string"){
const err58 = {instancePath:instancePath+"/provisions/" + i2+"/name",schemaPath:"#/properties/provisions/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.provisions.items.properties.name.type,parentSchema:schema67.properties.provisions.items.properties.name,data:data20};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data19.content !== undefined){
let data21 = data19.content;
if(Array.isArray(data21)){
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(errors >= 2000) break;
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.text === undefined){
const err59 = {instancePath:instancePath+"/provisions/" + i2+"/content/" + i3,schemaPath:"#/properties/provisions/items/properties/content/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema67.properties.provisions.items.properties.content.items.required,parentSchema:schema67.properties.provisions.items.properties.content.items,data:data22};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.score === undefined){
const err60 = {instancePath:instancePath+"/provisions/" + i2+"/content/" + i3,schemaPath:"#/properties/provisions/items/properties/content/items/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'",schema:schema67.properties.provisions.items.properties.content.items.required,parentSchema:schema67.properties.provisions.items.properties.content.items,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
for(const key4 in data22){
if(errors >= 2000) break;
if(!((key4 === "text") || (key4 === "score"))){
const err61 = {instancePath:instancePath+"/provisions/" + i2+"/content/" + i3,schemaPath:"#/properties/provisions/items/properties/content/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema67.properties.provisions.items.properties.content.items,data:data22};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data22.text !== undefined){
let data23 = data22.text;
if(typeof data23 !== "string"){
const err62 = {instancePath:instancePath+"/provisions/" + i2+"/content/" + i3+"/text",schemaPath:"#/properties/provisions/items/properties/content/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.provisions.items.properties.content.items.properties.text.type,parentSchema:schema67.properties.provisions.items.properties.content.items.properties.text,data:data23};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data22.score !== undefined){
let data24 = data22.score;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err63 = {instancePath:instancePath+"/provisions/" + i2+"/content/" + i3+"/score",schemaPath:"#/properties/provisions/items/properties/content/items/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema67.properties.provisions.items.properties.content.items.properties.score.type,parentSchema:schema67.properties.provisions.items.properties.content.items.properties.score,data:data24};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/provisions/" + i2+"/content/" + i3,schemaPath:"#/properties/provisions/items/properties/content/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.provisions.items.properties.content.items.type,parentSchema:schema67.properties.provisions.items.properties.content.items,data:data22};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/provisions/" + i2+"/content",schemaPath:"#/properties/provisions/items/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.provisions.items.properties.content.type,parentSchema:schema67.properties.provisions.items.properties.content,data:data21};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/provisions/" + i2,schemaPath:"#/properties/provisions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.provisions.items.type,parentSchema:schema67.properties.provisions.items,data:data19};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/provisions",schemaPath:"#/properties/provisions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.provisions.type,parentSchema:schema67.properties.provisions,data:data18};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.hash !== undefined){
let data25 = data.hash;
if(typeof data25 === "string"){
if(!pattern42.test(data25)){
const err68 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema67.properties.hash,data:data25};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.hash.type,parentSchema:schema67.properties.hash,data:data25};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.unreadable !== undefined){
let data26 = data.unreadable;
if((typeof data26 !== "string") && (data26 !== null)){
const err70 = {instancePath:instancePath+"/unreadable",schemaPath:"#/properties/unreadable/type",keyword:"type",params:{type: schema67.properties.unreadable.type},message:"must be string,null",schema:schema67.properties.unreadable.type,parentSchema:schema67.properties.unreadable,data:data26};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.plan !== undefined){
let data27 = data.plan;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.kind === undefined){
const err71 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema67.properties.plan.required,parentSchema:schema67.properties.plan,data:data27};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data27.mode === undefined){
const err72 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema67.properties.plan.required,parentSchema:schema67.properties.plan,data:data27};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data27.after === undefined){
const err73 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'",schema:schema67.properties.plan.required,parentSchema:schema67.properties.plan,data:data27};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data27.polls === undefined){
const err74 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema67.properties.plan.required,parentSchema:schema67.properties.plan,data:data27};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data27.outcome === undefined){
const err75 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'",schema:schema67.properties.plan.required,parentSchema:schema67.properties.plan,data:data27};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data27.code === undefined){
const err76 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema67.properties.plan.required,parentSchema:schema67.properties.plan,data:data27};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key5 in data27){
if(errors >= 2000) break;
if(!((((((key5 === "kind") || (key5 === "mode")) || (key5 === "after")) || (key5 === "polls")) || (key5 === "outcome")) || (key5 === "code"))){
const err77 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema67.properties.plan,data:data27};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data27.kind !== undefined){
let data28 = data27.kind;
if(typeof data28 !== "string"){
const err78 = {instancePath:instancePath+"/plan/kind",schemaPath:"contract:sandbox/JobPlanKind#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data28};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(!((((((((data28 === "access") || (data28 === "members")) || (data28 === "department delete")) || (data28 === "role-assignments")) || (data28 === "user-import")) || (data28 === "user-import-summary")) || (data28 === "document")) || (data28 === "provision"))){
const err79 = {instancePath:instancePath+"/plan/kind",schemaPath:"contract:sandbox/JobPlanKind#/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data:data28};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data27.mode !== undefined){
let data29 = data27.mode;
if(typeof data29 !== "string"){
const err80 = {instancePath:instancePath+"/plan/mode",schemaPath:"contract:sandbox/PlanMode#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data29};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(!((((data29 === "immediate") || (data29 === "after")) || (data29 === "polls")) || (data29 === "manual"))){
const err81 = {instancePath:instancePath+"/plan/mode",schemaPath:"contract:sandbox/PlanMode#/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values",schema:schema40.enum,parentSchema:schema40,data:data29};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data27.after !== undefined){
let data30 = data27.after;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err82 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.plan.properties.after.type,parentSchema:schema67.properties.plan.properties.after,data:data30};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 253402300799999 || isNaN(data30)){
const err83 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema67.properties.plan.properties.after,data:data30};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err84 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.plan.properties.after,data:data30};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
if(data27.polls !== undefined){
let data31 = data27.polls;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err85 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.plan.properties.polls.type,parentSchema:schema67.properties.plan.properties.polls,data:data31};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
const err86 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema67.properties.plan.properties.polls,data:data31};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err87 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.plan.properties.polls,data:data31};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data27.outcome !== undefined){
let data32 = data27.outcome;
if(typeof data32 !== "string"){
const err88 = {instancePath:instancePath+"/plan/outcome",schemaPath:"contract:sandbox/Outcome#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data32};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!((data32 === "succeed") || (data32 === "fail"))){
const err89 = {instancePath:instancePath+"/plan/outcome",schemaPath:"contract:sandbox/Outcome#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data32};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data27.code !== undefined){
let data33 = data27.code;
if((typeof data33 !== "string") && (data33 !== null)){
const err90 = {instancePath:instancePath+"/plan/code",schemaPath:"#/properties/plan/properties/code/type",keyword:"type",params:{type: schema67.properties.plan.properties.code.type},message:"must be string,null",schema:schema67.properties.plan.properties.code.type,parentSchema:schema67.properties.plan.properties.code,data:data33};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.plan.type,parentSchema:schema67.properties.plan,data:data27};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.polls !== undefined){
let data34 = data.polls;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err92 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.polls.type,parentSchema:schema67.properties.polls,data:data34};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
const err93 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema67.properties.polls,data:data34};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err94 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.polls,data:data34};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
if(data.revision !== undefined){
let data35 = data.revision;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err95 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema67.properties.revision.type,parentSchema:schema67.properties.revision,data:data35};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
const err96 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema67.properties.revision,data:data35};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err97 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema67.properties.revision,data:data35};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data.endedAt !== undefined){
let data36 = data.endedAt;
if(typeof data36 === "string"){
if(!pattern16.test(data36)){
const err98 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema67.properties.endedAt,data:data36};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(!(formats0.validate(data36))){
const err99 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema67.properties.endedAt,data:data36};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.endedAt.type,parentSchema:schema67.properties.endedAt,data:data36};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate40;
const schema73 = {"type":"object","additionalProperties":false,"required":["documentId","text"],"properties":{"documentId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"text":{"type":"string"}}};

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
if(data.documentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'",schema:schema73.required,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema73.required,parentSchema:schema73,data};
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
if(!((key0 === "documentId") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.documentId !== undefined){
let data0 = data.documentId;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema73.properties.documentId,data:data0};
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
const err4 = {instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.properties.documentId.type,parentSchema:schema73.properties.documentId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.properties.text.type,parentSchema:schema73.properties.text,data:data1};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate41;
const schema74 = {"type":"object","additionalProperties":false,"required":["name","provisionTags"],"properties":{"name":{"type":"string","pattern":"\\S","maxLength":255,"x-wanted":"must be a text of 1 to 255 characters, not only white space"},"provisionTags":{"type":"array","items":{"type":"string"}}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provisionTags === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisionTags"},message:"must have required property '"+"provisionTags"+"'",schema:schema74.required,parentSchema:schema74,data};
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
if(!((key0 === "name") || (key0 === "provisionTags"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema74,data};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema74.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema74.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.name.type,parentSchema:schema74.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.provisionTags !== undefined){
let data1 = data.provisionTags;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/provisionTags/" + i0,schemaPath:"#/properties/provisionTags/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.provisionTags.items.type,parentSchema:schema74.properties.provisionTags.items,data:data2};
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
const err7 = {instancePath:instancePath+"/provisionTags",schemaPath:"#/properties/provisionTags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema74.properties.provisionTags.type,parentSchema:schema74.properties.provisionTags,data:data1};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate42;
const schema75 = {"type":"object","additionalProperties":false,"required":["recordId","provisionName","status","documentsTagged","dateCreated","dateModified","plan","polls"],"properties":{"recordId":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes"},"provisionName":{"type":"string"},"status":{"$ref":"contract:documents/ProvisionStatus#"},"documentsTagged":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"dateCreated":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"dateModified":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"plan":{"type":"object","required":["kind","mode","after","polls","outcome","code"],"additionalProperties":false,"properties":{"kind":{"$ref":"contract:sandbox/JobPlanKind#"},"mode":{"$ref":"contract:sandbox/PlanMode#"},"after":{"type":"integer","minimum":0,"maximum":253402300799999,"x-wanted":"must be milliseconds from 0 to 8,000 years"},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"outcome":{"$ref":"contract:sandbox/Outcome#"},"code":{"type":["string","null"]}}},"polls":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"searched":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"endedAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"}}};
const schema76 = {"type":"string","description":"The status of the search for a provision, which is first `IN_PROGRESS`, then `READY`, or `FAILED` if the search failed. The statuses `READY` and `FAILED` are final.","enum":["IN_PROGRESS","READY","FAILED"],"x-basis":"assumed","x-decision":"D-64","x-states":{"initial":"IN_PROGRESS","terminal":["READY","FAILED"],"transitions":[{"from":"IN_PROGRESS","to":"READY","by":"time"},{"from":"IN_PROGRESS","to":"FAILED","by":"time"}]}};

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
if(data.recordId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recordId"},message:"must have required property '"+"recordId"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provisionName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisionName"},message:"must have required property '"+"provisionName"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.documentsTagged === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentsTagged"},message:"must have required property '"+"documentsTagged"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dateCreated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateCreated"},message:"must have required property '"+"dateCreated"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dateModified === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateModified"},message:"must have required property '"+"dateModified"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.plan === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.polls === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func2.call(schema75.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.recordId !== undefined){
let data0 = data.recordId;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err9 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema75.properties.recordId,data:data0};
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
const err10 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.recordId.type,parentSchema:schema75.properties.recordId,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.provisionName !== undefined){
let data1 = data.provisionName;
if(typeof data1 !== "string"){
const err11 = {instancePath:instancePath+"/provisionName",schemaPath:"#/properties/provisionName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.provisionName.type,parentSchema:schema75.properties.provisionName,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/ProvisionStatus#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.type,parentSchema:schema76,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "IN_PROGRESS") || (data2 === "READY")) || (data2 === "FAILED"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/ProvisionStatus#/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values",schema:schema76.enum,parentSchema:schema76,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.documentsTagged !== undefined){
let data3 = data.documentsTagged;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/documentsTagged",schemaPath:"#/properties/documentsTagged/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema75.properties.documentsTagged.type,parentSchema:schema75.properties.documentsTagged,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/documentsTagged",schemaPath:"#/properties/documentsTagged/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema75.properties.documentsTagged,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/documentsTagged",schemaPath:"#/properties/documentsTagged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema75.properties.documentsTagged,data:data3};
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
if(data.dateCreated !== undefined){
let data4 = data.dateCreated;
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
const err17 = {instancePath:instancePath+"/dateCreated",schemaPath:"#/properties/dateCreated/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema75.properties.dateCreated,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data4))){
const err18 = {instancePath:instancePath+"/dateCreated",schemaPath:"#/properties/dateCreated/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema75.properties.dateCreated,data:data4};
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
const err19 = {instancePath:instancePath+"/dateCreated",schemaPath:"#/properties/dateCreated/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.dateCreated.type,parentSchema:schema75.properties.dateCreated,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.dateModified !== undefined){
let data5 = data.dateModified;
if(typeof data5 === "string"){
if(!pattern16.test(data5)){
const err20 = {instancePath:instancePath+"/dateModified",schemaPath:"#/properties/dateModified/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema75.properties.dateModified,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0.validate(data5))){
const err21 = {instancePath:instancePath+"/dateModified",schemaPath:"#/properties/dateModified/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema75.properties.dateModified,data:data5};
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
const err22 = {instancePath:instancePath+"/dateModified",schemaPath:"#/properties/dateModified/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.dateModified.type,parentSchema:schema75.properties.dateModified,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.plan !== undefined){
let data6 = data.plan;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.kind === undefined){
const err23 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema75.properties.plan.required,parentSchema:schema75.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.mode === undefined){
const err24 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'",schema:schema75.properties.plan.required,parentSchema:schema75.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.after === undefined){
const err25 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'",schema:schema75.properties.plan.required,parentSchema:schema75.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.polls === undefined){
const err26 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'",schema:schema75.properties.plan.required,parentSchema:schema75.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.outcome === undefined){
const err27 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'",schema:schema75.properties.plan.required,parentSchema:schema75.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.code === undefined){
const err28 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema75.properties.plan.required,parentSchema:schema75.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data6){
if(errors >= 2000) break;
if(!((((((key1 === "kind") || (key1 === "mode")) || (key1 === "after")) || (key1 === "polls")) || (key1 === "outcome")) || (key1 === "code"))){
const err29 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema75.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.kind !== undefined){
let data7 = data6.kind;
if(typeof data7 !== "string"){
const err30 = {instancePath:instancePath+"/plan/kind",schemaPath:"contract:sandbox/JobPlanKind#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:data7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((((((data7 === "access") || (data7 === "members")) || (data7 === "department delete")) || (data7 === "role-assignments")) || (data7 === "user-import")) || (data7 === "user-import-summary")) || (data7 === "document")) || (data7 === "provision"))){
const err31 = {instancePath:instancePath+"/plan/kind",schemaPath:"contract:sandbox/JobPlanKind#/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.mode !== undefined){
let data8 = data6.mode;
if(typeof data8 !== "string"){
const err32 = {instancePath:instancePath+"/plan/mode",schemaPath:"contract:sandbox/PlanMode#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((((data8 === "immediate") || (data8 === "after")) || (data8 === "polls")) || (data8 === "manual"))){
const err33 = {instancePath:instancePath+"/plan/mode",schemaPath:"contract:sandbox/PlanMode#/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values",schema:schema40.enum,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.after !== undefined){
let data9 = data6.after;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err34 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema75.properties.plan.properties.after.type,parentSchema:schema75.properties.plan.properties.after,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 253402300799999 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799999},message:"must be <= 253402300799999",schema:253402300799999,parentSchema:schema75.properties.plan.properties.after,data:data9};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/plan/after",schemaPath:"#/properties/plan/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema75.properties.plan.properties.after,data:data9};
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
if(data6.polls !== undefined){
let data10 = data6.polls;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err37 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema75.properties.plan.properties.polls.type,parentSchema:schema75.properties.plan.properties.polls,data:data10};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema75.properties.plan.properties.polls,data:data10};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err39 = {instancePath:instancePath+"/plan/polls",schemaPath:"#/properties/plan/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema75.properties.plan.properties.polls,data:data10};
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
if(data6.outcome !== undefined){
let data11 = data6.outcome;
if(typeof data11 !== "string"){
const err40 = {instancePath:instancePath+"/plan/outcome",schemaPath:"contract:sandbox/Outcome#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data11 === "succeed") || (data11 === "fail"))){
const err41 = {instancePath:instancePath+"/plan/outcome",schemaPath:"contract:sandbox/Outcome#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data6.code !== undefined){
let data12 = data6.code;
if((typeof data12 !== "string") && (data12 !== null)){
const err42 = {instancePath:instancePath+"/plan/code",schemaPath:"#/properties/plan/properties/code/type",keyword:"type",params:{type: schema75.properties.plan.properties.code.type},message:"must be string,null",schema:schema75.properties.plan.properties.code.type,parentSchema:schema75.properties.plan.properties.code,data:data12};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema75.properties.plan.type,parentSchema:schema75.properties.plan,data:data6};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.polls !== undefined){
let data13 = data.polls;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err44 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema75.properties.polls.type,parentSchema:schema75.properties.polls,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema75.properties.polls,data:data13};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err46 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema75.properties.polls,data:data13};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.searched !== undefined){
let data14 = data.searched;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err47 = {instancePath:instancePath+"/searched",schemaPath:"#/properties/searched/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema75.properties.searched.type,parentSchema:schema75.properties.searched,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
const err48 = {instancePath:instancePath+"/searched",schemaPath:"#/properties/searched/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema75.properties.searched,data:data14};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err49 = {instancePath:instancePath+"/searched",schemaPath:"#/properties/searched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema75.properties.searched,data:data14};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.endedAt !== undefined){
let data15 = data.endedAt;
if(typeof data15 === "string"){
if(!pattern16.test(data15)){
const err50 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema75.properties.endedAt,data:data15};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats0.validate(data15))){
const err51 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema75.properties.endedAt,data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema75.properties.endedAt.type,parentSchema:schema75.properties.endedAt,data:data15};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate43;
const schema80 = {"type":"array","items":{"type":"object","required":["row","cells"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"cells":{"type":"array","items":{"type":"string"}}}}};

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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.row === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'",schema:schema80.items.required,parentSchema:schema80.items,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.cells === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'",schema:schema80.items.required,parentSchema:schema80.items,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(errors >= 2000) break;
if(!((key0 === "row") || (key0 === "cells"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema80.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.row !== undefined){
let data1 = data0.row;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/" + i0+"/row",schemaPath:"#/items/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema80.items.properties.row.type,parentSchema:schema80.items.properties.row,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/" + i0+"/row",schemaPath:"#/items/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema80.items.properties.row,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/" + i0+"/row",schemaPath:"#/items/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema80.items.properties.row,data:data1};
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
if(data0.cells !== undefined){
let data2 = data0.cells;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/cells/" + i1,schemaPath:"#/items/properties/cells/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.items.properties.cells.items.type,parentSchema:schema80.items.properties.cells.items,data:data3};
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
const err7 = {instancePath:instancePath+"/" + i0+"/cells",schemaPath:"#/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.items.properties.cells.type,parentSchema:schema80.items.properties.cells,data:data2};
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
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.items.type,parentSchema:schema80.items,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate44;
const schema81 = {"type":"object","additionalProperties":false,"required":["resource","operation","principal"],"properties":{"resource":{"type":"object","required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string"},"id":{"type":"string"},"path":{"type":"string"}}},"operation":{"enum":["grant","revoke","replace"]},"principal":{"type":"object","required":["type","id"],"additionalProperties":false,"properties":{"type":{"$ref":"contract:admin/PrincipalType#"},"id":{"type":"string"}}},"permission":{"$ref":"contract:admin/Permission#"}}};

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
if(data.resource === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"},message:"must have required property '"+"resource"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.principal === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principal"},message:"must have required property '"+"principal"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "resource") || (key0 === "operation")) || (key0 === "principal")) || (key0 === "permission"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resource !== undefined){
let data0 = data.resource;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err4 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema81.properties.resource.required,parentSchema:schema81.properties.resource,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "path"))){
const err5 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema81.properties.resource,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/resource/type",schemaPath:"#/properties/resource/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.resource.properties.type.type,parentSchema:schema81.properties.resource.properties.type,data:data1};
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
let data2 = data0.id;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/resource/id",schemaPath:"#/properties/resource/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.resource.properties.id.type,parentSchema:schema81.properties.resource.properties.id,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.path !== undefined){
let data3 = data0.path;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/resource/path",schemaPath:"#/properties/resource/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.resource.properties.path.type,parentSchema:schema81.properties.resource.properties.path,data:data3};
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
const err9 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.properties.resource.type,parentSchema:schema81.properties.resource,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.operation !== undefined){
let data4 = data.operation;
if(!(((data4 === "grant") || (data4 === "revoke")) || (data4 === "replace"))){
const err10 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema81.properties.operation.enum},message:"must be equal to one of the allowed values",schema:schema81.properties.operation.enum,parentSchema:schema81.properties.operation,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.principal !== undefined){
let data5 = data.principal;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type === undefined){
const err11 = {instancePath:instancePath+"/principal",schemaPath:"#/properties/principal/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema81.properties.principal.required,parentSchema:schema81.properties.principal,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.id === undefined){
const err12 = {instancePath:instancePath+"/principal",schemaPath:"#/properties/principal/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema81.properties.principal.required,parentSchema:schema81.properties.principal,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data5){
if(errors >= 2000) break;
if(!((key2 === "type") || (key2 === "id"))){
const err13 = {instancePath:instancePath+"/principal",schemaPath:"#/properties/principal/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema81.properties.principal,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/principal/type",schemaPath:"contract:admin/PrincipalType#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.type,parentSchema:schema50,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data6 === "user") || (data6 === "department")) || (data6 === "role"))){
const err15 = {instancePath:instancePath+"/principal/type",schemaPath:"contract:admin/PrincipalType#/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values",schema:schema50.enum,parentSchema:schema50,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.id !== undefined){
let data7 = data5.id;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/principal/id",schemaPath:"#/properties/principal/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.principal.properties.id.type,parentSchema:schema81.properties.principal.properties.id,data:data7};
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
const err17 = {instancePath:instancePath+"/principal",schemaPath:"#/properties/principal/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.properties.principal.type,parentSchema:schema81.properties.principal,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.permission !== undefined){
let data8 = data.permission;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/permission",schemaPath:"contract:admin/Permission#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.type,parentSchema:schema51,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data8 === "view") || (data8 === "edit")) || (data8 === "manage"))){
const err19 = {instancePath:instancePath+"/permission",schemaPath:"contract:admin/Permission#/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values",schema:schema51.enum,parentSchema:schema51,data:data8};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate45;
const schema84 = {"type":"object","additionalProperties":false,"required":["departmentId"],"properties":{"departmentId":{"type":"string"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.departmentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departmentId"},message:"must have required property '"+"departmentId"+"'",schema:schema84.required,parentSchema:schema84,data};
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
if(!(key0 === "departmentId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.departmentId !== undefined){
let data0 = data.departmentId;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.departmentId.type,parentSchema:schema84.properties.departmentId,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate46;
const schema85 = {"type":"object","additionalProperties":false,"required":["departmentId","operation","members"],"properties":{"departmentId":{"type":"string"},"operation":{"enum":["add","remove"]},"members":{"type":"array","items":{"type":"string"}}}};

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
if(data.departmentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departmentId"},message:"must have required property '"+"departmentId"+"'",schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'",schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.members === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "members"},message:"must have required property '"+"members"+"'",schema:schema85.required,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "departmentId") || (key0 === "operation")) || (key0 === "members"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.departmentId !== undefined){
let data0 = data.departmentId;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.departmentId.type,parentSchema:schema85.properties.departmentId,data:data0};
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
if(!((data1 === "add") || (data1 === "remove"))){
const err5 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema85.properties.operation.enum},message:"must be equal to one of the allowed values",schema:schema85.properties.operation.enum,parentSchema:schema85.properties.operation,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.members !== undefined){
let data2 = data.members;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/members/" + i0,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema85.properties.members.items.type,parentSchema:schema85.properties.members.items,data:data3};
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
const err7 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema85.properties.members.type,parentSchema:schema85.properties.members,data:data2};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema85.type,parentSchema:schema85,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate47;
const schema86 = {"type":"object","additionalProperties":false,"required":["assignments"],"properties":{"assignments":{"type":"array","items":{"type":"object","required":["userId","roleId"],"additionalProperties":false,"properties":{"userId":{"type":"string"},"roleId":{"type":"string"}}}}}};

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
if(data.assignments === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assignments"},message:"must have required property '"+"assignments"+"'",schema:schema86.required,parentSchema:schema86,data};
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
if(!(key0 === "assignments")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.assignments !== undefined){
let data0 = data.assignments;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.userId === undefined){
const err2 = {instancePath:instancePath+"/assignments/" + i0,schemaPath:"#/properties/assignments/items/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema86.properties.assignments.items.required,parentSchema:schema86.properties.assignments.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.roleId === undefined){
const err3 = {instancePath:instancePath+"/assignments/" + i0,schemaPath:"#/properties/assignments/items/required",keyword:"required",params:{missingProperty: "roleId"},message:"must have required property '"+"roleId"+"'",schema:schema86.properties.assignments.items.required,parentSchema:schema86.properties.assignments.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(errors >= 2000) break;
if(!((key1 === "userId") || (key1 === "roleId"))){
const err4 = {instancePath:instancePath+"/assignments/" + i0,schemaPath:"#/properties/assignments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema86.properties.assignments.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.userId !== undefined){
let data2 = data1.userId;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/assignments/" + i0+"/userId",schemaPath:"#/properties/assignments/items/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.assignments.items.properties.userId.type,parentSchema:schema86.properties.assignments.items.properties.userId,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.roleId !== undefined){
let data3 = data1.roleId;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/assignments/" + i0+"/roleId",schemaPath:"#/properties/assignments/items/properties/roleId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema86.properties.assignments.items.properties.roleId.type,parentSchema:schema86.properties.assignments.items.properties.roleId,data:data3};
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
const err7 = {instancePath:instancePath+"/assignments/" + i0,schemaPath:"#/properties/assignments/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.properties.assignments.items.type,parentSchema:schema86.properties.assignments.items,data:data1};
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
const err8 = {instancePath:instancePath+"/assignments",schemaPath:"#/properties/assignments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema86.properties.assignments.type,parentSchema:schema86.properties.assignments,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema86.type,parentSchema:schema86,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate48;
const schema87 = {"type":"object","additionalProperties":false,"required":["format","version","kit","tenant","takenAt","worldVersion","rows","files"],"properties":{"format":{"const":"contract-platform-world"},"version":{"const":1},"kit":{"type":"string","minLength":1},"tenant":{"type":"string","maxLength":63,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","x-wanted":"must be lower-case letters and digits with single hyphens between them, at most 63"},"takenAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes"},"worldVersion":{"type":"integer","minimum":0,"maximum":1000000000000000,"x-wanted":"must be a whole number from 0 to 1000000000000000"},"rows":{"type":"object","additionalProperties":false,"properties":{"settings":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"clock":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"apiKeys":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"sequences":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"due":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"jobPlans":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"faults":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"idempotencyKeys":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"departments":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"users":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"roles":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"folders":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"grants":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"directory":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"jobs":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"imports":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"importSheets":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"importParts":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"fields":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"documents":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"texts":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"provisions":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"provisionRecords":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}},"files":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}};
const pattern50 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kit"},message:"must have required property '"+"kit"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tenant === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant"},message:"must have required property '"+"tenant"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.takenAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "takenAt"},message:"must have required property '"+"takenAt"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.worldVersion === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "worldVersion"},message:"must have required property '"+"worldVersion"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.rows === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.files === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((((key0 === "format") || (key0 === "version")) || (key0 === "kit")) || (key0 === "tenant")) || (key0 === "takenAt")) || (key0 === "worldVersion")) || (key0 === "rows")) || (key0 === "files"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.format !== undefined){
let data0 = data.format;
if("contract-platform-world" !== data0){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: "contract-platform-world"},message:"must be equal to constant",schema:"contract-platform-world",parentSchema:schema87.properties.format,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(1 !== data1){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema87.properties.version,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kit !== undefined){
let data2 = data.kit;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.kit,data:data2};
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
const err12 = {instancePath:instancePath+"/kit",schemaPath:"#/properties/kit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.kit.type,parentSchema:schema87.properties.kit,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tenant !== undefined){
let data3 = data.tenant;
if(typeof data3 === "string"){
if(func1(data3) > 63){
const err13 = {instancePath:instancePath+"/tenant",schemaPath:"#/properties/tenant/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters",schema:63,parentSchema:schema87.properties.tenant,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern50.test(data3)){
const err14 = {instancePath:instancePath+"/tenant",schemaPath:"#/properties/tenant/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema87.properties.tenant,data:data3};
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
const err15 = {instancePath:instancePath+"/tenant",schemaPath:"#/properties/tenant/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.tenant.type,parentSchema:schema87.properties.tenant,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.takenAt !== undefined){
let data4 = data.takenAt;
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
const err16 = {instancePath:instancePath+"/takenAt",schemaPath:"#/properties/takenAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema87.properties.takenAt,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/takenAt",schemaPath:"#/properties/takenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema87.properties.takenAt,data:data4};
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
const err18 = {instancePath:instancePath+"/takenAt",schemaPath:"#/properties/takenAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.takenAt.type,parentSchema:schema87.properties.takenAt,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.worldVersion !== undefined){
let data5 = data.worldVersion;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/worldVersion",schemaPath:"#/properties/worldVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.worldVersion.type,parentSchema:schema87.properties.worldVersion,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000000000000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/worldVersion",schemaPath:"#/properties/worldVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000",schema:1000000000000000,parentSchema:schema87.properties.worldVersion,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/worldVersion",schemaPath:"#/properties/worldVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.worldVersion,data:data5};
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
if(data.rows !== undefined){
let data6 = data.rows;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(errors >= 2000) break;
if(!(func2.call(schema87.properties.rows.properties, key1))){
const err22 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema87.properties.rows,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.settings !== undefined){
let data7 = data6.settings;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/rows/settings",schemaPath:"#/properties/rows/properties/settings/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.settings.type,parentSchema:schema87.properties.rows.properties.settings,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/rows/settings",schemaPath:"#/properties/rows/properties/settings/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.settings,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/rows/settings",schemaPath:"#/properties/rows/properties/settings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.settings,data:data7};
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
if(data6.clock !== undefined){
let data8 = data6.clock;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err26 = {instancePath:instancePath+"/rows/clock",schemaPath:"#/properties/rows/properties/clock/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.clock.type,parentSchema:schema87.properties.rows.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/rows/clock",schemaPath:"#/properties/rows/properties/clock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/rows/clock",schemaPath:"#/properties/rows/properties/clock/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.clock,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data6.apiKeys !== undefined){
let data9 = data6.apiKeys;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/rows/apiKeys",schemaPath:"#/properties/rows/properties/apiKeys/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.apiKeys.type,parentSchema:schema87.properties.rows.properties.apiKeys,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/rows/apiKeys",schemaPath:"#/properties/rows/properties/apiKeys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.apiKeys,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/rows/apiKeys",schemaPath:"#/properties/rows/properties/apiKeys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.apiKeys,data:data9};
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
if(data6.sequences !== undefined){
let data10 = data6.sequences;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err32 = {instancePath:instancePath+"/rows/sequences",schemaPath:"#/properties/rows/properties/sequences/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.sequences.type,parentSchema:schema87.properties.rows.properties.sequences,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/rows/sequences",schemaPath:"#/properties/rows/properties/sequences/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.sequences,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/rows/sequences",schemaPath:"#/properties/rows/properties/sequences/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.sequences,data:data10};
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
if(data6.due !== undefined){
let data11 = data6.due;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err35 = {instancePath:instancePath+"/rows/due",schemaPath:"#/properties/rows/properties/due/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.due.type,parentSchema:schema87.properties.rows.properties.due,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/rows/due",schemaPath:"#/properties/rows/properties/due/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.due,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err37 = {instancePath:instancePath+"/rows/due",schemaPath:"#/properties/rows/properties/due/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.due,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data6.jobPlans !== undefined){
let data12 = data6.jobPlans;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err38 = {instancePath:instancePath+"/rows/jobPlans",schemaPath:"#/properties/rows/properties/jobPlans/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.jobPlans.type,parentSchema:schema87.properties.rows.properties.jobPlans,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/rows/jobPlans",schemaPath:"#/properties/rows/properties/jobPlans/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.jobPlans,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/rows/jobPlans",schemaPath:"#/properties/rows/properties/jobPlans/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.jobPlans,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data6.faults !== undefined){
let data13 = data6.faults;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err41 = {instancePath:instancePath+"/rows/faults",schemaPath:"#/properties/rows/properties/faults/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.faults.type,parentSchema:schema87.properties.rows.properties.faults,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/rows/faults",schemaPath:"#/properties/rows/properties/faults/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.faults,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err43 = {instancePath:instancePath+"/rows/faults",schemaPath:"#/properties/rows/properties/faults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.faults,data:data13};
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
if(data6.idempotencyKeys !== undefined){
let data14 = data6.idempotencyKeys;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err44 = {instancePath:instancePath+"/rows/idempotencyKeys",schemaPath:"#/properties/rows/properties/idempotencyKeys/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.idempotencyKeys.type,parentSchema:schema87.properties.rows.properties.idempotencyKeys,data:data14};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/rows/idempotencyKeys",schemaPath:"#/properties/rows/properties/idempotencyKeys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.idempotencyKeys,data:data14};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/rows/idempotencyKeys",schemaPath:"#/properties/rows/properties/idempotencyKeys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.idempotencyKeys,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data6.departments !== undefined){
let data15 = data6.departments;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err47 = {instancePath:instancePath+"/rows/departments",schemaPath:"#/properties/rows/properties/departments/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.departments.type,parentSchema:schema87.properties.rows.properties.departments,data:data15};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/rows/departments",schemaPath:"#/properties/rows/properties/departments/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.departments,data:data15};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/rows/departments",schemaPath:"#/properties/rows/properties/departments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.departments,data:data15};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data6.users !== undefined){
let data16 = data6.users;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err50 = {instancePath:instancePath+"/rows/users",schemaPath:"#/properties/rows/properties/users/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.users.type,parentSchema:schema87.properties.rows.properties.users,data:data16};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/rows/users",schemaPath:"#/properties/rows/properties/users/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.users,data:data16};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err52 = {instancePath:instancePath+"/rows/users",schemaPath:"#/properties/rows/properties/users/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.users,data:data16};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data6.roles !== undefined){
let data17 = data6.roles;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err53 = {instancePath:instancePath+"/rows/roles",schemaPath:"#/properties/rows/properties/roles/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.roles.type,parentSchema:schema87.properties.rows.properties.roles,data:data17};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9007199254740991 || isNaN(data17)){
const err54 = {instancePath:instancePath+"/rows/roles",schemaPath:"#/properties/rows/properties/roles/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.roles,data:data17};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err55 = {instancePath:instancePath+"/rows/roles",schemaPath:"#/properties/rows/properties/roles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.roles,data:data17};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data6.folders !== undefined){
let data18 = data6.folders;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err56 = {instancePath:instancePath+"/rows/folders",schemaPath:"#/properties/rows/properties/folders/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.folders.type,parentSchema:schema87.properties.rows.properties.folders,data:data18};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
const err57 = {instancePath:instancePath+"/rows/folders",schemaPath:"#/properties/rows/properties/folders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.folders,data:data18};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err58 = {instancePath:instancePath+"/rows/folders",schemaPath:"#/properties/rows/properties/folders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.folders,data:data18};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data6.grants !== undefined){
let data19 = data6.grants;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err59 = {instancePath:instancePath+"/rows/grants",schemaPath:"#/properties/rows/properties/grants/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.grants.type,parentSchema:schema87.properties.rows.properties.grants,data:data19};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err60 = {instancePath:instancePath+"/rows/grants",schemaPath:"#/properties/rows/properties/grants/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.grants,data:data19};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err61 = {instancePath:instancePath+"/rows/grants",schemaPath:"#/properties/rows/properties/grants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.grants,data:data19};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data6.directory !== undefined){
let data20 = data6.directory;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err62 = {instancePath:instancePath+"/rows/directory",schemaPath:"#/properties/rows/properties/directory/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.directory.type,parentSchema:schema87.properties.rows.properties.directory,data:data20};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){
const err63 = {instancePath:instancePath+"/rows/directory",schemaPath:"#/properties/rows/properties/directory/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.directory,data:data20};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err64 = {instancePath:instancePath+"/rows/directory",schemaPath:"#/properties/rows/properties/directory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.directory,data:data20};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data6.jobs !== undefined){
let data21 = data6.jobs;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err65 = {instancePath:instancePath+"/rows/jobs",schemaPath:"#/properties/rows/properties/jobs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.jobs.type,parentSchema:schema87.properties.rows.properties.jobs,data:data21};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9007199254740991 || isNaN(data21)){
const err66 = {instancePath:instancePath+"/rows/jobs",schemaPath:"#/properties/rows/properties/jobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.jobs,data:data21};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err67 = {instancePath:instancePath+"/rows/jobs",schemaPath:"#/properties/rows/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.jobs,data:data21};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data6.imports !== undefined){
let data22 = data6.imports;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err68 = {instancePath:instancePath+"/rows/imports",schemaPath:"#/properties/rows/properties/imports/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.imports.type,parentSchema:schema87.properties.rows.properties.imports,data:data22};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
const err69 = {instancePath:instancePath+"/rows/imports",schemaPath:"#/properties/rows/properties/imports/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.imports,data:data22};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err70 = {instancePath:instancePath+"/rows/imports",schemaPath:"#/properties/rows/properties/imports/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.imports,data:data22};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data6.importSheets !== undefined){
let data23 = data6.importSheets;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err71 = {instancePath:instancePath+"/rows/importSheets",schemaPath:"#/properties/rows/properties/importSheets/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.importSheets.type,parentSchema:schema87.properties.rows.properties.importSheets,data:data23};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9007199254740991 || isNaN(data23)){
const err72 = {instancePath:instancePath+"/rows/importSheets",schemaPath:"#/properties/rows/properties/importSheets/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.importSheets,data:data23};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err73 = {instancePath:instancePath+"/rows/importSheets",schemaPath:"#/properties/rows/properties/importSheets/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.importSheets,data:data23};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data6.importParts !== undefined){
let data24 = data6.importParts;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err74 = {instancePath:instancePath+"/rows/importParts",schemaPath:"#/properties/rows/properties/importParts/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.importParts.type,parentSchema:schema87.properties.rows.properties.importParts,data:data24};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 9007199254740991 || isNaN(data24)){
const err75 = {instancePath:instancePath+"/rows/importParts",schemaPath:"#/properties/rows/properties/importParts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.importParts,data:data24};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err76 = {instancePath:instancePath+"/rows/importParts",schemaPath:"#/properties/rows/properties/importParts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.importParts,data:data24};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data6.fields !== undefined){
let data25 = data6.fields;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err77 = {instancePath:instancePath+"/rows/fields",schemaPath:"#/properties/rows/properties/fields/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.fields.type,parentSchema:schema87.properties.rows.properties.fields,data:data25};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9007199254740991 || isNaN(data25)){
const err78 = {instancePath:instancePath+"/rows/fields",schemaPath:"#/properties/rows/properties/fields/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.fields,data:data25};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err79 = {instancePath:instancePath+"/rows/fields",schemaPath:"#/properties/rows/properties/fields/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.fields,data:data25};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data6.documents !== undefined){
let data26 = data6.documents;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err80 = {instancePath:instancePath+"/rows/documents",schemaPath:"#/properties/rows/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.documents.type,parentSchema:schema87.properties.rows.properties.documents,data:data26};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9007199254740991 || isNaN(data26)){
const err81 = {instancePath:instancePath+"/rows/documents",schemaPath:"#/properties/rows/properties/documents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.documents,data:data26};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err82 = {instancePath:instancePath+"/rows/documents",schemaPath:"#/properties/rows/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.documents,data:data26};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data6.texts !== undefined){
let data27 = data6.texts;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err83 = {instancePath:instancePath+"/rows/texts",schemaPath:"#/properties/rows/properties/texts/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.texts.type,parentSchema:schema87.properties.rows.properties.texts,data:data27};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
const err84 = {instancePath:instancePath+"/rows/texts",schemaPath:"#/properties/rows/properties/texts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.texts,data:data27};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err85 = {instancePath:instancePath+"/rows/texts",schemaPath:"#/properties/rows/properties/texts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.texts,data:data27};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data6.provisions !== undefined){
let data28 = data6.provisions;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err86 = {instancePath:instancePath+"/rows/provisions",schemaPath:"#/properties/rows/properties/provisions/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.provisions.type,parentSchema:schema87.properties.rows.properties.provisions,data:data28};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
const err87 = {instancePath:instancePath+"/rows/provisions",schemaPath:"#/properties/rows/properties/provisions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.provisions,data:data28};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err88 = {instancePath:instancePath+"/rows/provisions",schemaPath:"#/properties/rows/properties/provisions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.provisions,data:data28};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data6.provisionRecords !== undefined){
let data29 = data6.provisionRecords;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err89 = {instancePath:instancePath+"/rows/provisionRecords",schemaPath:"#/properties/rows/properties/provisionRecords/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.rows.properties.provisionRecords.type,parentSchema:schema87.properties.rows.properties.provisionRecords,data:data29};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
const err90 = {instancePath:instancePath+"/rows/provisionRecords",schemaPath:"#/properties/rows/properties/provisionRecords/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.rows.properties.provisionRecords,data:data29};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err91 = {instancePath:instancePath+"/rows/provisionRecords",schemaPath:"#/properties/rows/properties/provisionRecords/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.rows.properties.provisionRecords,data:data29};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
}
else {
const err92 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.properties.rows.type,parentSchema:schema87.properties.rows,data:data6};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.files !== undefined){
let data30 = data.files;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err93 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema87.properties.files.type,parentSchema:schema87.properties.files,data:data30};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
const err94 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema87.properties.files,data:data30};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err95 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema87.properties.files,data:data30};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
}
else {
const err96 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate49;
const schema88 = {"type":"object","additionalProperties":false,"required":["seed","base","snapshots","tokens"],"properties":{"seed":{"type":"object","required":["id","version"],"additionalProperties":false,"properties":{"id":{"type":"string","minLength":1},"version":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}},"base":{"type":"object","required":["id","version"],"additionalProperties":false,"properties":{"id":{"type":"string","minLength":1},"version":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}},"snapshots":{"type":"array","items":{"type":"object","required":["name","takenAt","image"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1},"takenAt":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"},"image":{"type":"object","required":["id","version"],"additionalProperties":false,"properties":{"id":{"type":"string","minLength":1},"version":{"type":"integer","minimum":0,"maximum":9007199254740991,"x-wanted":"must be a whole number from 0"}}}}}},"tokens":{"type":"object","required":["tenantId","revocations"],"additionalProperties":false,"properties":{"tenantId":{"type":"string"},"revocations":{"type":"array","items":{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":false,"minItems":2,"x-wanted":"must be the name of an API key and a whole number"}}}}}};

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
if(data.seed === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'",schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.base === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'",schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.snapshots === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapshots"},message:"must have required property '"+"snapshots"+"'",schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tokens === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokens"},message:"must have required property '"+"tokens"+"'",schema:schema88.required,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "seed") || (key0 === "base")) || (key0 === "snapshots")) || (key0 === "tokens"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.seed !== undefined){
let data0 = data.seed;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err5 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema88.properties.seed.required,parentSchema:schema88.properties.seed,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.version === undefined){
const err6 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema88.properties.seed.required,parentSchema:schema88.properties.seed,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!((key1 === "id") || (key1 === "version"))){
const err7 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.seed,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/seed/id",schemaPath:"#/properties/seed/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.seed.properties.id,data:data1};
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
const err9 = {instancePath:instancePath+"/seed/id",schemaPath:"#/properties/seed/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.seed.properties.id.type,parentSchema:schema88.properties.seed.properties.id,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.version !== undefined){
let data2 = data0.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/seed/version",schemaPath:"#/properties/seed/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema88.properties.seed.properties.version.type,parentSchema:schema88.properties.seed.properties.version,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/seed/version",schemaPath:"#/properties/seed/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema88.properties.seed.properties.version,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/seed/version",schemaPath:"#/properties/seed/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema88.properties.seed.properties.version,data:data2};
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
}
else {
const err13 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.seed.type,parentSchema:schema88.properties.seed,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.base !== undefined){
let data3 = data.base;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err14 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema88.properties.base.required,parentSchema:schema88.properties.base,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.version === undefined){
const err15 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema88.properties.base.required,parentSchema:schema88.properties.base,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key2 in data3){
if(errors >= 2000) break;
if(!((key2 === "id") || (key2 === "version"))){
const err16 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.base,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err17 = {instancePath:instancePath+"/base/id",schemaPath:"#/properties/base/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.base.properties.id,data:data4};
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
const err18 = {instancePath:instancePath+"/base/id",schemaPath:"#/properties/base/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.base.properties.id.type,parentSchema:schema88.properties.base.properties.id,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.version !== undefined){
let data5 = data3.version;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/base/version",schemaPath:"#/properties/base/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema88.properties.base.properties.version.type,parentSchema:schema88.properties.base.properties.version,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/base/version",schemaPath:"#/properties/base/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema88.properties.base.properties.version,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/base/version",schemaPath:"#/properties/base/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema88.properties.base.properties.version,data:data5};
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
}
else {
const err22 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.base.type,parentSchema:schema88.properties.base,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.snapshots !== undefined){
let data6 = data.snapshots;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err23 = {instancePath:instancePath+"/snapshots/" + i0,schemaPath:"#/properties/snapshots/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema88.properties.snapshots.items.required,parentSchema:schema88.properties.snapshots.items,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7.takenAt === undefined){
const err24 = {instancePath:instancePath+"/snapshots/" + i0,schemaPath:"#/properties/snapshots/items/required",keyword:"required",params:{missingProperty: "takenAt"},message:"must have required property '"+"takenAt"+"'",schema:schema88.properties.snapshots.items.required,parentSchema:schema88.properties.snapshots.items,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.image === undefined){
const err25 = {instancePath:instancePath+"/snapshots/" + i0,schemaPath:"#/properties/snapshots/items/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema88.properties.snapshots.items.required,parentSchema:schema88.properties.snapshots.items,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key3 in data7){
if(errors >= 2000) break;
if(!(((key3 === "name") || (key3 === "takenAt")) || (key3 === "image"))){
const err26 = {instancePath:instancePath+"/snapshots/" + i0,schemaPath:"#/properties/snapshots/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.snapshots.items,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.name !== undefined){
let data8 = data7.name;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err27 = {instancePath:instancePath+"/snapshots/" + i0+"/name",schemaPath:"#/properties/snapshots/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.snapshots.items.properties.name,data:data8};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/snapshots/" + i0+"/name",schemaPath:"#/properties/snapshots/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.snapshots.items.properties.name.type,parentSchema:schema88.properties.snapshots.items.properties.name,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.takenAt !== undefined){
let data9 = data7.takenAt;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/snapshots/" + i0+"/takenAt",schemaPath:"#/properties/snapshots/items/properties/takenAt/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema88.properties.snapshots.items.properties.takenAt.type,parentSchema:schema88.properties.snapshots.items.properties.takenAt,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/snapshots/" + i0+"/takenAt",schemaPath:"#/properties/snapshots/items/properties/takenAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema88.properties.snapshots.items.properties.takenAt,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/snapshots/" + i0+"/takenAt",schemaPath:"#/properties/snapshots/items/properties/takenAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema88.properties.snapshots.items.properties.takenAt,data:data9};
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
if(data7.image !== undefined){
let data10 = data7.image;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
const err32 = {instancePath:instancePath+"/snapshots/" + i0+"/image",schemaPath:"#/properties/snapshots/items/properties/image/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema88.properties.snapshots.items.properties.image.required,parentSchema:schema88.properties.snapshots.items.properties.image,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.version === undefined){
const err33 = {instancePath:instancePath+"/snapshots/" + i0+"/image",schemaPath:"#/properties/snapshots/items/properties/image/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema88.properties.snapshots.items.properties.image.required,parentSchema:schema88.properties.snapshots.items.properties.image,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key4 in data10){
if(errors >= 2000) break;
if(!((key4 === "id") || (key4 === "version"))){
const err34 = {instancePath:instancePath+"/snapshots/" + i0+"/image",schemaPath:"#/properties/snapshots/items/properties/image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.snapshots.items.properties.image,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err35 = {instancePath:instancePath+"/snapshots/" + i0+"/image/id",schemaPath:"#/properties/snapshots/items/properties/image/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema88.properties.snapshots.items.properties.image.properties.id,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/snapshots/" + i0+"/image/id",schemaPath:"#/properties/snapshots/items/properties/image/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.snapshots.items.properties.image.properties.id.type,parentSchema:schema88.properties.snapshots.items.properties.image.properties.id,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.version !== undefined){
let data12 = data10.version;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/snapshots/" + i0+"/image/version",schemaPath:"#/properties/snapshots/items/properties/image/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema88.properties.snapshots.items.properties.image.properties.version.type,parentSchema:schema88.properties.snapshots.items.properties.image.properties.version,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/snapshots/" + i0+"/image/version",schemaPath:"#/properties/snapshots/items/properties/image/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema88.properties.snapshots.items.properties.image.properties.version,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/snapshots/" + i0+"/image/version",schemaPath:"#/properties/snapshots/items/properties/image/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema88.properties.snapshots.items.properties.image.properties.version,data:data12};
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
}
else {
const err40 = {instancePath:instancePath+"/snapshots/" + i0+"/image",schemaPath:"#/properties/snapshots/items/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.snapshots.items.properties.image.type,parentSchema:schema88.properties.snapshots.items.properties.image,data:data10};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/snapshots/" + i0,schemaPath:"#/properties/snapshots/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.snapshots.items.type,parentSchema:schema88.properties.snapshots.items,data:data7};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/snapshots",schemaPath:"#/properties/snapshots/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema88.properties.snapshots.type,parentSchema:schema88.properties.snapshots,data:data6};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.tokens !== undefined){
let data13 = data.tokens;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.tenantId === undefined){
const err43 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'",schema:schema88.properties.tokens.required,parentSchema:schema88.properties.tokens,data:data13};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.revocations === undefined){
const err44 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/required",keyword:"required",params:{missingProperty: "revocations"},message:"must have required property '"+"revocations"+"'",schema:schema88.properties.tokens.required,parentSchema:schema88.properties.tokens,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data13){
if(errors >= 2000) break;
if(!((key5 === "tenantId") || (key5 === "revocations"))){
const err45 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema88.properties.tokens,data:data13};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.tenantId !== undefined){
let data14 = data13.tenantId;
if(typeof data14 !== "string"){
const err46 = {instancePath:instancePath+"/tokens/tenantId",schemaPath:"#/properties/tokens/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.tokens.properties.tenantId.type,parentSchema:schema88.properties.tokens.properties.tenantId,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.revocations !== undefined){
let data15 = data13.revocations;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data16 = data15[i1];
if(Array.isArray(data16)){
if(data16.length < 2){
const err47 = {instancePath:instancePath+"/tokens/revocations/" + i1,schemaPath:"#/properties/tokens/properties/revocations/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema88.properties.tokens.properties.revocations.items,data:data16};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len2 = data16.length;
if(len2 > 0){
let data17 = data16[0];
if(typeof data17 !== "string"){
const err48 = {instancePath:instancePath+"/tokens/revocations/" + i1+"/0",schemaPath:"#/properties/tokens/properties/revocations/items/prefixItems/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema88.properties.tokens.properties.revocations.items.prefixItems[0].type,parentSchema:schema88.properties.tokens.properties.revocations.items.prefixItems[0],data:data17};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(len2 > 1){
let data18 = data16[1];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err49 = {instancePath:instancePath+"/tokens/revocations/" + i1+"/1",schemaPath:"#/properties/tokens/properties/revocations/items/prefixItems/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema88.properties.tokens.properties.revocations.items.prefixItems[1].type,parentSchema:schema88.properties.tokens.properties.revocations.items.prefixItems[1],data:data18};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
const len3 = data16.length;
if(!(len3 <= 2)){
const err50 = {instancePath:instancePath+"/tokens/revocations/" + i1,schemaPath:"#/properties/tokens/properties/revocations/items/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items",schema:false,parentSchema:schema88.properties.tokens.properties.revocations.items,data:data16};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/tokens/revocations/" + i1,schemaPath:"#/properties/tokens/properties/revocations/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema88.properties.tokens.properties.revocations.items.type,parentSchema:schema88.properties.tokens.properties.revocations.items,data:data16};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/tokens/revocations",schemaPath:"#/properties/tokens/properties/revocations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema88.properties.tokens.properties.revocations.type,parentSchema:schema88.properties.tokens.properties.revocations,data:data15};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.properties.tokens.type,parentSchema:schema88.properties.tokens,data:data13};
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
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema88.type,parentSchema:schema88,data};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate50;
const schema89 = {"$ref":"contract:sandbox/SeedWorld#"};
const schema90 = {"type":"object","description":"A handwritten data set in the format of `fixtures/worlds/aurora.yaml`. The rows of a seed refer to users by e-mail address, to departments by path and to roles by name. A seed with unknown references or duplicate ids or names is refused.","required":["settings","apiKeys","roles","departments","users","folders","fields"],"additionalProperties":false,"properties":{"settings":{"$ref":"contract:sandbox/SeedSettings#"},"apiKeys":{"type":"array","items":{"$ref":"contract:sandbox/SeedApiKey#"},"description":"The API keys of the tenant, each with a user and a role.","x-basis":"assumed","x-decision":"D-91"},"roles":{"type":"array","items":{"$ref":"contract:sandbox/SeedRole#"},"x-unique-by":"id","description":"The roles of the seed.","x-basis":"assumed","x-decision":"D-91"},"departments":{"type":"array","items":{"$ref":"contract:sandbox/SeedDepartment#"},"x-unique-by":"id","description":"The departments of the tenant, as a tree.","x-basis":"assumed","x-decision":"D-91"},"users":{"type":"array","items":{"$ref":"contract:sandbox/SeedUser#"},"x-unique-by":"id","description":"The users, with the paths of their departments and the name of their role.","x-basis":"assumed","x-decision":"D-91"},"folders":{"$ref":"contract:sandbox/SeedFolder#","description":"The root folder with its permissions and subfolders.","x-basis":"assumed","x-decision":"D-91"},"directory":{"type":"array","items":{"$ref":"contract:sandbox/SeedPerson#"},"description":"The persons and roles in the external HR system, if an HR system manages the roles of the tenant's users.","x-basis":"assumed","x-decision":"D-91"},"fields":{"type":"array","items":{"$ref":"contract:sandbox/SeedField#"},"description":"The definitions of the fields that documents can have.","x-basis":"assumed","x-decision":"D-91"},"jobs":{"type":"array","items":{"$ref":"contract:sandbox/SeedJob#"},"description":"Jobs that have ended.","x-basis":"assumed","x-decision":"D-91"}}};
const schema91 = {"type":"object","description":"The settings that the tenant gets from the seed.","required":["adminAccessApi","hrManagedRoles"],"additionalProperties":false,"properties":{"adminAccessApi":{"type":"boolean","description":"Whether the feature flag `admin-access-api` is on.","x-basis":"assumed","x-decision":"D-05"},"hrManagedRoles":{"type":"boolean","description":"Whether an external HR system manages the roles of the tenant's users.","x-basis":"assumed","x-decision":"D-45"}},"x-basis":"assumed","x-decision":"D-91"};
const schema94 = {"type":"object","description":"A role.","required":["id","name","type","description"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes","description":"The id of the role.","x-basis":"assumed","x-decision":"D-91"},"name":{"type":"string","minLength":1,"description":"The name of the role, unique among all roles of the tenant.","x-basis":"assumed","x-decision":"D-91"},"type":{"type":"string","enum":["custom","system"],"description":"The type of the role, either custom or system.","x-basis":"assumed","x-decision":"D-91"},"description":{"type":["string","null"],"minLength":1,"description":"The description of the role.","x-basis":"assumed","x-decision":"D-91"}}};
const schema96 = {"type":"object","description":"A user.","required":["id","email","firstName","lastName","jobTitle","role","departments","createdAt","lastLogin"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes","description":"The id of the user.","x-basis":"assumed","x-decision":"D-91"},"email":{"type":"string","minLength":3,"x-wanted":"must be an e-mail address of at least 3 characters","description":"The e-mail address of the user, unique among all users of the tenant.","x-basis":"assumed","x-decision":"D-91"},"firstName":{"type":["string","null"],"minLength":1,"description":"The first name of the user.","x-basis":"assumed","x-decision":"D-91"},"lastName":{"type":["string","null"],"minLength":1,"description":"The last name of the user.","x-basis":"assumed","x-decision":"D-91"},"jobTitle":{"type":["string","null"],"minLength":1,"description":"The job title of the user.","x-basis":"assumed","x-decision":"D-91"},"role":{"type":["string","null"],"minLength":1,"description":"The name of the user's role, or null if the user has no role.","x-basis":"assumed","x-decision":"D-91"},"departments":{"type":"array","items":{"type":"string","minLength":1},"description":"The paths of the departments that the user belongs to, such as `Operations//Legal`.","x-basis":"assumed","x-decision":"D-91"},"createdAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes","description":"The time at which the user was created.","x-basis":"assumed","x-decision":"D-91"},"lastLogin":{"type":["string","null"],"format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes","description":"The time at which the user last signed in.","x-basis":"assumed","x-decision":"D-91"},"deletedAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes","description":"The time at which the user was marked as deleted. The time is absent for an active user.","x-basis":"assumed","x-decision":"D-91"}}};
const schema99 = {"type":"object","description":"A person in the external HR system that manages the roles of the tenant's users.","required":["user","personnelNumber","costCenter","role"],"additionalProperties":false,"properties":{"user":{"type":"string","minLength":1,"description":"The e-mail address of the user whose role the HR system manages.","x-basis":"assumed","x-decision":"D-91"},"personnelNumber":{"type":"string","minLength":1,"description":"The personnel number of the user in the HR system.","x-basis":"assumed","x-decision":"D-91"},"costCenter":{"type":"string","minLength":1,"description":"The cost center of the person.","x-basis":"assumed","x-decision":"D-91"},"role":{"type":["string","null"],"minLength":1,"description":"The name of the person's role in the HR system, or null if the person has no role.","x-basis":"assumed","x-decision":"D-91"}}};
const schema100 = {"type":"object","description":"The definition of a field that documents can have.","required":["name","label","type","helpText","active","allowedValues","section"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":255,"pattern":"\\S","x-wanted":"must be a text of 1 to 255 characters, not only white space","description":"The name of the field.","x-basis":"assumed","x-decision":"D-91"},"label":{"type":"string","minLength":1,"description":"The display name of the field.","x-basis":"assumed","x-decision":"D-91"},"type":{"type":"string","enum":["string","number","boolean","date","single_select","multi_select"],"description":"The type of the field's values.","x-basis":"assumed","x-decision":"D-91"},"helpText":{"type":["string","null"],"minLength":1,"description":"The description of the field.","x-basis":"assumed","x-decision":"D-91"},"active":{"type":"boolean","description":"Whether the field is active.","x-basis":"assumed","x-decision":"D-91"},"allowedValues":{"type":"array","items":{"type":"string","minLength":1},"description":"The allowed values of a choice field.","x-basis":"assumed","x-decision":"D-91"},"section":{"type":["string","null"],"minLength":1,"description":"The group under which the field is displayed.","x-basis":"assumed","x-decision":"D-91"}}};
const schema101 = {"type":"object","description":"A finished job that added members to a department.","required":["id","department","added","createdAt","completedAt"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes","description":"The id of the job.","x-basis":"assumed","x-decision":"D-91"},"department":{"type":"string","minLength":1,"description":"The path of the department to which the job added members.","x-basis":"assumed","x-decision":"D-91"},"added":{"type":"array","items":{"type":"string","minLength":1},"description":"The e-mail addresses of the added users.","x-basis":"assumed","x-decision":"D-91"},"createdAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes","description":"The time at which the job was submitted.","x-basis":"assumed","x-decision":"D-91"},"completedAt":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$","x-wanted":"must be a time such as \"2025-01-31T12:00:00.000Z\" in quotes","description":"The time at which the job ended.","x-basis":"assumed","x-decision":"D-91"}}};
const schema92 = {"type":"object","description":"An API key with its user and role.","required":["name","key","user","role"],"additionalProperties":false,"properties":{"name":{"type":"string","minLength":1,"maxLength":255,"pattern":"\\S","x-wanted":"must be a text of 1 to 255 characters, not only white space","description":"The name of the API key.","x-basis":"assumed","x-decision":"D-91"},"key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$","x-wanted":"must be 1 to 255 visible ASCII characters without blanks","description":"The API key in plain text, as clients send it.","x-basis":"assumed","x-decision":"D-91"},"user":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes","description":"The id of the user to whom the API key belongs.","x-basis":"assumed","x-decision":"D-91"},"role":{"$ref":"contract:sandbox/Role#"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema92.required,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "name") || (key0 === "key")) || (key0 === "user")) || (key0 === "role"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema92.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema92.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern5.test(data0)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema92.properties.name,data:data0};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.name.type,parentSchema:schema92.properties.name,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err9 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"},message:"must match pattern \""+"^[\\x21-\\x7e]{1,255}$"+"\"",schema:"^[\\x21-\\x7e]{1,255}$",parentSchema:schema92.properties.key,data:data1};
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
const err10 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.key.type,parentSchema:schema92.properties.key,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.user !== undefined){
let data2 = data.user;
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
const err11 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema92.properties.user,data:data2};
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
const err12 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema92.properties.user.type,parentSchema:schema92.properties.user,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.role !== undefined){
let data3 = data.role;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/role",schemaPath:"contract:sandbox/Role#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data3 === "super-admin") || (data3 === "admin")) || (data3 === "user"))){
const err14 = {instancePath:instancePath+"/role",schemaPath:"contract:sandbox/Role#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values",schema:schema34.enum,parentSchema:schema34,data:data3};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema92.type,parentSchema:schema92,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","description":"A department and its children.","required":["id","name"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes","description":"The id of the department.","x-basis":"assumed","x-decision":"D-91"},"name":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^/?(?:[^/]+(?:/[^/]+)*/?)?$","x-wanted":"must be a text of 1 to 1000 characters without \"//\", not only white space","allOf":[{"x-wanted":"must be a text of 1 to 1000 characters without \"//\", not only white space","pattern":"[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]"}],"description":"The name of the department, unique among its siblings. The name contains no `//` and is not only white space.","x-basis":"assumed","x-decision":"D-91"},"children":{"type":"array","items":{"$ref":"contract:sandbox/SeedDepartment#"},"description":"The child departments.","x-basis":"assumed","x-decision":"D-91"}}};
const pattern57 = new RegExp("[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]", "u");
const pattern58 = new RegExp("^/?(?:[^/]+(?:/[^/]+)*/?)?$", "u");
const wrapper0 = {validate: validate54};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema95.required,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema95.required,parentSchema:schema95,data};
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
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "children"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema95.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.id.type,parentSchema:schema95.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern57.test(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/allOf/0/pattern",keyword:"pattern",params:{pattern: "[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]"},message:"must match pattern \""+"[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]"+"\"",schema:"[^\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]",parentSchema:schema95.properties.name.allOf[0],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema95.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema95.properties.name,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern58.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^/?(?:[^/]+(?:/[^/]+)*/?)?$"},message:"must match pattern \""+"^/?(?:[^/]+(?:/[^/]+)*/?)?$"+"\"",schema:"^/?(?:[^/]+(?:/[^/]+)*/?)?$",parentSchema:schema95.properties.name,data:data1};
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
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema95.properties.name.type,parentSchema:schema95.properties.name,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.children !== undefined){
let data2 = data.children;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(wrapper0.validate(data2[i0], {instancePath:instancePath+"/children/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema95.properties.children.type,parentSchema:schema95.properties.children,data:data2};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema95.type,parentSchema:schema95,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema97 = {"type":"object","description":"A folder with its permissions and subfolders.","required":["id","name"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes","description":"The id of the folder.","x-basis":"assumed","x-decision":"D-91"},"name":{"type":"string","minLength":1,"description":"The name of the folder.","x-basis":"assumed","x-decision":"D-91"},"grants":{"type":"array","items":{"$ref":"contract:sandbox/SeedGrant#"},"description":"The permissions granted on the folder.","x-basis":"assumed","x-decision":"D-91"},"children":{"type":"array","items":{"$ref":"contract:sandbox/SeedFolder#"},"description":"The subfolders.","x-basis":"assumed","x-decision":"D-91"}}};
const schema98 = {"type":"object","description":"The permission of one user, department or role on a folder.","required":["id","permission"],"additionalProperties":false,"minProperties":3,"maxProperties":3,"x-wanted":"must name exactly one of user, department and role","properties":{"id":{"type":"string","pattern":"^[1-9][0-9]{0,14}$","x-wanted":"must be an id in quotes","description":"The id of the grant.","x-basis":"assumed","x-decision":"D-91"},"permission":{"type":"string","enum":["view","edit","manage"],"description":"The permission defines what a user, department or role may do with the folder.","x-basis":"assumed","x-decision":"D-91"},"user":{"type":"string","minLength":1,"description":"The e-mail address of the user who gets the permission.","x-basis":"assumed","x-decision":"D-91"},"department":{"type":"string","minLength":1,"description":"The path of the department that gets the permission.","x-basis":"assumed","x-decision":"D-91"},"role":{"type":"string","minLength":1,"description":"The name of the role that gets the permission.","x-basis":"assumed","x-decision":"D-91"}}};
const wrapper1 = {validate: validate56};

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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema97.required,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema97.required,parentSchema:schema97,data};
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
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "grants")) || (key0 === "children"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema97.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema97.properties.id.type,parentSchema:schema97.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema97.properties.name,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema97.properties.name.type,parentSchema:schema97.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.grants !== undefined){
let data2 = data.grants;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 3){
const err7 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"contract:sandbox/SeedGrant#/maxProperties",keyword:"maxProperties",params:{limit: 3},message:"must NOT have more than 3 properties",schema:3,parentSchema:schema98,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Object.keys(data3).length < 3){
const err8 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"contract:sandbox/SeedGrant#/minProperties",keyword:"minProperties",params:{limit: 3},message:"must NOT have fewer than 3 properties",schema:3,parentSchema:schema98,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.id === undefined){
const err9 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"contract:sandbox/SeedGrant#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema98.required,parentSchema:schema98,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.permission === undefined){
const err10 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"contract:sandbox/SeedGrant#/required",keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'",schema:schema98.required,parentSchema:schema98,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(errors >= 2000) break;
if(!(((((key1 === "id") || (key1 === "permission")) || (key1 === "user")) || (key1 === "department")) || (key1 === "role"))){
const err11 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"contract:sandbox/SeedGrant#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema98,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err12 = {instancePath:instancePath+"/grants/" + i0+"/id",schemaPath:"contract:sandbox/SeedGrant#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema98.properties.id,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/grants/" + i0+"/id",schemaPath:"contract:sandbox/SeedGrant#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.permission !== undefined){
let data5 = data3.permission;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/grants/" + i0+"/permission",schemaPath:"contract:sandbox/SeedGrant#/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.permission.type,parentSchema:schema98.properties.permission,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data5 === "view") || (data5 === "edit")) || (data5 === "manage"))){
const err15 = {instancePath:instancePath+"/grants/" + i0+"/permission",schemaPath:"contract:sandbox/SeedGrant#/properties/permission/enum",keyword:"enum",params:{allowedValues: schema98.properties.permission.enum},message:"must be equal to one of the allowed values",schema:schema98.properties.permission.enum,parentSchema:schema98.properties.permission,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.user !== undefined){
let data6 = data3.user;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err16 = {instancePath:instancePath+"/grants/" + i0+"/user",schemaPath:"contract:sandbox/SeedGrant#/properties/user/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema98.properties.user,data:data6};
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
const err17 = {instancePath:instancePath+"/grants/" + i0+"/user",schemaPath:"contract:sandbox/SeedGrant#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.user.type,parentSchema:schema98.properties.user,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.department !== undefined){
let data7 = data3.department;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/grants/" + i0+"/department",schemaPath:"contract:sandbox/SeedGrant#/properties/department/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema98.properties.department,data:data7};
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
const err19 = {instancePath:instancePath+"/grants/" + i0+"/department",schemaPath:"contract:sandbox/SeedGrant#/properties/department/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.department.type,parentSchema:schema98.properties.department,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.role !== undefined){
let data8 = data3.role;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err20 = {instancePath:instancePath+"/grants/" + i0+"/role",schemaPath:"contract:sandbox/SeedGrant#/properties/role/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema98.properties.role,data:data8};
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
const err21 = {instancePath:instancePath+"/grants/" + i0+"/role",schemaPath:"contract:sandbox/SeedGrant#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema98.properties.role.type,parentSchema:schema98.properties.role,data:data8};
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
const err22 = {instancePath:instancePath+"/grants/" + i0,schemaPath:"contract:sandbox/SeedGrant#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema98.type,parentSchema:schema98,data:data3};
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
const err23 = {instancePath:instancePath+"/grants",schemaPath:"#/properties/grants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema97.properties.grants.type,parentSchema:schema97.properties.grants,data:data2};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.children !== undefined){
let data9 = data.children;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
if(!(wrapper1.validate(data9[i1], {instancePath:instancePath+"/children/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema97.properties.children.type,parentSchema:schema97.properties.children,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema97.type,parentSchema:schema97,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.settings === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiKeys === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKeys"},message:"must have required property '"+"apiKeys"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.roles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.departments === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departments"},message:"must have required property '"+"departments"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.users === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "users"},message:"must have required property '"+"users"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.folders === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folders"},message:"must have required property '"+"folders"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.fields === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func2.call(schema90.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.settings !== undefined){
let data0 = data.settings;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.adminAccessApi === undefined){
const err8 = {instancePath:instancePath+"/settings",schemaPath:"contract:sandbox/SeedSettings#/required",keyword:"required",params:{missingProperty: "adminAccessApi"},message:"must have required property '"+"adminAccessApi"+"'",schema:schema91.required,parentSchema:schema91,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.hrManagedRoles === undefined){
const err9 = {instancePath:instancePath+"/settings",schemaPath:"contract:sandbox/SeedSettings#/required",keyword:"required",params:{missingProperty: "hrManagedRoles"},message:"must have required property '"+"hrManagedRoles"+"'",schema:schema91.required,parentSchema:schema91,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!((key1 === "adminAccessApi") || (key1 === "hrManagedRoles"))){
const err10 = {instancePath:instancePath+"/settings",schemaPath:"contract:sandbox/SeedSettings#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema91,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.adminAccessApi !== undefined){
let data1 = data0.adminAccessApi;
if(typeof data1 !== "boolean"){
const err11 = {instancePath:instancePath+"/settings/adminAccessApi",schemaPath:"contract:sandbox/SeedSettings#/properties/adminAccessApi/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema91.properties.adminAccessApi.type,parentSchema:schema91.properties.adminAccessApi,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.hrManagedRoles !== undefined){
let data2 = data0.hrManagedRoles;
if(typeof data2 !== "boolean"){
const err12 = {instancePath:instancePath+"/settings/hrManagedRoles",schemaPath:"contract:sandbox/SeedSettings#/properties/hrManagedRoles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema91.properties.hrManagedRoles.type,parentSchema:schema91.properties.hrManagedRoles,data:data2};
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
const err13 = {instancePath:instancePath+"/settings",schemaPath:"contract:sandbox/SeedSettings#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.type,parentSchema:schema91,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.apiKeys !== undefined){
let data3 = data.apiKeys;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate52(data3[i0], {instancePath:instancePath+"/apiKeys/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema90.properties.apiKeys.type,parentSchema:schema90.properties.apiKeys,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.roles !== undefined){
let data5 = data.roles;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err15 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"contract:sandbox/SeedRole#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema94.required,parentSchema:schema94,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.name === undefined){
const err16 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"contract:sandbox/SeedRole#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema94.required,parentSchema:schema94,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.type === undefined){
const err17 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"contract:sandbox/SeedRole#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema94.required,parentSchema:schema94,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.description === undefined){
const err18 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"contract:sandbox/SeedRole#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema94.required,parentSchema:schema94,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data6){
if(errors >= 2000) break;
if(!((((key2 === "id") || (key2 === "name")) || (key2 === "type")) || (key2 === "description"))){
const err19 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"contract:sandbox/SeedRole#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema94,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
const err20 = {instancePath:instancePath+"/roles/" + i1+"/id",schemaPath:"contract:sandbox/SeedRole#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema94.properties.id,data:data7};
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
const err21 = {instancePath:instancePath+"/roles/" + i1+"/id",schemaPath:"contract:sandbox/SeedRole#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.id.type,parentSchema:schema94.properties.id,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.name !== undefined){
let data8 = data6.name;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err22 = {instancePath:instancePath+"/roles/" + i1+"/name",schemaPath:"contract:sandbox/SeedRole#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema94.properties.name,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/roles/" + i1+"/name",schemaPath:"contract:sandbox/SeedRole#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.type !== undefined){
let data9 = data6.type;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/roles/" + i1+"/type",schemaPath:"contract:sandbox/SeedRole#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.type.type,parentSchema:schema94.properties.type,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data9 === "custom") || (data9 === "system"))){
const err25 = {instancePath:instancePath+"/roles/" + i1+"/type",schemaPath:"contract:sandbox/SeedRole#/properties/type/enum",keyword:"enum",params:{allowedValues: schema94.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema94.properties.type.enum,parentSchema:schema94.properties.type,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.description !== undefined){
let data10 = data6.description;
if((typeof data10 !== "string") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/roles/" + i1+"/description",schemaPath:"contract:sandbox/SeedRole#/properties/description/type",keyword:"type",params:{type: schema94.properties.description.type},message:"must be string,null",schema:schema94.properties.description.type,parentSchema:schema94.properties.description,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err27 = {instancePath:instancePath+"/roles/" + i1+"/description",schemaPath:"contract:sandbox/SeedRole#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema94.properties.description,data:data10};
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
const err28 = {instancePath:instancePath+"/roles/" + i1,schemaPath:"contract:sandbox/SeedRole#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema94.type,parentSchema:schema94,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema90.properties.roles.type,parentSchema:schema90.properties.roles,data:data5};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.departments !== undefined){
let data11 = data.departments;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(errors >= 2000) break;
if(!(validate54(data11[i2], {instancePath:instancePath+"/departments/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/departments",schemaPath:"#/properties/departments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema90.properties.departments.type,parentSchema:schema90.properties.departments,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.users !== undefined){
let data13 = data.users;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(errors >= 2000) break;
let data14 = data13[i3];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err31 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data14.email === undefined){
const err32 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data14.firstName === undefined){
const err33 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14.lastName === undefined){
const err34 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.jobTitle === undefined){
const err35 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.role === undefined){
const err36 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.departments === undefined){
const err37 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "departments"},message:"must have required property '"+"departments"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.createdAt === undefined){
const err38 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.lastLogin === undefined){
const err39 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/required",keyword:"required",params:{missingProperty: "lastLogin"},message:"must have required property '"+"lastLogin"+"'",schema:schema96.required,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key3 in data14){
if(errors >= 2000) break;
if(!(func2.call(schema96.properties, key3))){
const err40 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 === "string"){
if(!pattern7.test(data15)){
const err41 = {instancePath:instancePath+"/users/" + i3+"/id",schemaPath:"contract:sandbox/SeedUser#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema96.properties.id,data:data15};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/users/" + i3+"/id",schemaPath:"contract:sandbox/SeedUser#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.id.type,parentSchema:schema96.properties.id,data:data15};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data14.email !== undefined){
let data16 = data14.email;
if(typeof data16 === "string"){
if(func1(data16) < 3){
const err43 = {instancePath:instancePath+"/users/" + i3+"/email",schemaPath:"contract:sandbox/SeedUser#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema96.properties.email,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/users/" + i3+"/email",schemaPath:"contract:sandbox/SeedUser#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.email.type,parentSchema:schema96.properties.email,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data14.firstName !== undefined){
let data17 = data14.firstName;
if((typeof data17 !== "string") && (data17 !== null)){
const err45 = {instancePath:instancePath+"/users/" + i3+"/firstName",schemaPath:"contract:sandbox/SeedUser#/properties/firstName/type",keyword:"type",params:{type: schema96.properties.firstName.type},message:"must be string,null",schema:schema96.properties.firstName.type,parentSchema:schema96.properties.firstName,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) < 1){
const err46 = {instancePath:instancePath+"/users/" + i3+"/firstName",schemaPath:"contract:sandbox/SeedUser#/properties/firstName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.firstName,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data14.lastName !== undefined){
let data18 = data14.lastName;
if((typeof data18 !== "string") && (data18 !== null)){
const err47 = {instancePath:instancePath+"/users/" + i3+"/lastName",schemaPath:"contract:sandbox/SeedUser#/properties/lastName/type",keyword:"type",params:{type: schema96.properties.lastName.type},message:"must be string,null",schema:schema96.properties.lastName.type,parentSchema:schema96.properties.lastName,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) < 1){
const err48 = {instancePath:instancePath+"/users/" + i3+"/lastName",schemaPath:"contract:sandbox/SeedUser#/properties/lastName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.lastName,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data14.jobTitle !== undefined){
let data19 = data14.jobTitle;
if((typeof data19 !== "string") && (data19 !== null)){
const err49 = {instancePath:instancePath+"/users/" + i3+"/jobTitle",schemaPath:"contract:sandbox/SeedUser#/properties/jobTitle/type",keyword:"type",params:{type: schema96.properties.jobTitle.type},message:"must be string,null",schema:schema96.properties.jobTitle.type,parentSchema:schema96.properties.jobTitle,data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) < 1){
const err50 = {instancePath:instancePath+"/users/" + i3+"/jobTitle",schemaPath:"contract:sandbox/SeedUser#/properties/jobTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.jobTitle,data:data19};
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
if(data14.role !== undefined){
let data20 = data14.role;
if((typeof data20 !== "string") && (data20 !== null)){
const err51 = {instancePath:instancePath+"/users/" + i3+"/role",schemaPath:"contract:sandbox/SeedUser#/properties/role/type",keyword:"type",params:{type: schema96.properties.role.type},message:"must be string,null",schema:schema96.properties.role.type,parentSchema:schema96.properties.role,data:data20};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) < 1){
const err52 = {instancePath:instancePath+"/users/" + i3+"/role",schemaPath:"contract:sandbox/SeedUser#/properties/role/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.role,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data14.departments !== undefined){
let data21 = data14.departments;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(errors >= 2000) break;
let data22 = data21[i4];
if(typeof data22 === "string"){
if(func1(data22) < 1){
const err53 = {instancePath:instancePath+"/users/" + i3+"/departments/" + i4,schemaPath:"contract:sandbox/SeedUser#/properties/departments/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.departments.items,data:data22};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/users/" + i3+"/departments/" + i4,schemaPath:"contract:sandbox/SeedUser#/properties/departments/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.departments.items.type,parentSchema:schema96.properties.departments.items,data:data22};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/users/" + i3+"/departments",schemaPath:"contract:sandbox/SeedUser#/properties/departments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema96.properties.departments.type,parentSchema:schema96.properties.departments,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data14.createdAt !== undefined){
let data23 = data14.createdAt;
if(typeof data23 === "string"){
if(!pattern16.test(data23)){
const err56 = {instancePath:instancePath+"/users/" + i3+"/createdAt",schemaPath:"contract:sandbox/SeedUser#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema96.properties.createdAt,data:data23};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(formats0.validate(data23))){
const err57 = {instancePath:instancePath+"/users/" + i3+"/createdAt",schemaPath:"contract:sandbox/SeedUser#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema96.properties.createdAt,data:data23};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/users/" + i3+"/createdAt",schemaPath:"contract:sandbox/SeedUser#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.createdAt.type,parentSchema:schema96.properties.createdAt,data:data23};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data14.lastLogin !== undefined){
let data24 = data14.lastLogin;
if((typeof data24 !== "string") && (data24 !== null)){
const err59 = {instancePath:instancePath+"/users/" + i3+"/lastLogin",schemaPath:"contract:sandbox/SeedUser#/properties/lastLogin/type",keyword:"type",params:{type: schema96.properties.lastLogin.type},message:"must be string,null",schema:schema96.properties.lastLogin.type,parentSchema:schema96.properties.lastLogin,data:data24};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data24 === "string"){
if(!pattern16.test(data24)){
const err60 = {instancePath:instancePath+"/users/" + i3+"/lastLogin",schemaPath:"contract:sandbox/SeedUser#/properties/lastLogin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema96.properties.lastLogin,data:data24};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(formats0.validate(data24))){
const err61 = {instancePath:instancePath+"/users/" + i3+"/lastLogin",schemaPath:"contract:sandbox/SeedUser#/properties/lastLogin/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema96.properties.lastLogin,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data14.deletedAt !== undefined){
let data25 = data14.deletedAt;
if(typeof data25 === "string"){
if(!pattern16.test(data25)){
const err62 = {instancePath:instancePath+"/users/" + i3+"/deletedAt",schemaPath:"contract:sandbox/SeedUser#/properties/deletedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema96.properties.deletedAt,data:data25};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!(formats0.validate(data25))){
const err63 = {instancePath:instancePath+"/users/" + i3+"/deletedAt",schemaPath:"contract:sandbox/SeedUser#/properties/deletedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema96.properties.deletedAt,data:data25};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/users/" + i3+"/deletedAt",schemaPath:"contract:sandbox/SeedUser#/properties/deletedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.deletedAt.type,parentSchema:schema96.properties.deletedAt,data:data25};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/users/" + i3,schemaPath:"contract:sandbox/SeedUser#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema96.type,parentSchema:schema96,data:data14};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema90.properties.users.type,parentSchema:schema90.properties.users,data:data13};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.folders !== undefined){
if(!(validate56(data.folders, {instancePath:instancePath+"/folders",parentData:data,parentDataProperty:"folders",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate56.errors);
errors = vErrors.length;
}
}
if(data.directory !== undefined){
let data27 = data.directory;
if(Array.isArray(data27)){
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
if(errors >= 2000) break;
let data28 = data27[i5];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.user === undefined){
const err67 = {instancePath:instancePath+"/directory/" + i5,schemaPath:"contract:sandbox/SeedPerson#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'",schema:schema99.required,parentSchema:schema99,data:data28};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data28.personnelNumber === undefined){
const err68 = {instancePath:instancePath+"/directory/" + i5,schemaPath:"contract:sandbox/SeedPerson#/required",keyword:"required",params:{missingProperty: "personnelNumber"},message:"must have required property '"+"personnelNumber"+"'",schema:schema99.required,parentSchema:schema99,data:data28};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data28.costCenter === undefined){
const err69 = {instancePath:instancePath+"/directory/" + i5,schemaPath:"contract:sandbox/SeedPerson#/required",keyword:"required",params:{missingProperty: "costCenter"},message:"must have required property '"+"costCenter"+"'",schema:schema99.required,parentSchema:schema99,data:data28};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data28.role === undefined){
const err70 = {instancePath:instancePath+"/directory/" + i5,schemaPath:"contract:sandbox/SeedPerson#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema99.required,parentSchema:schema99,data:data28};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key4 in data28){
if(errors >= 2000) break;
if(!((((key4 === "user") || (key4 === "personnelNumber")) || (key4 === "costCenter")) || (key4 === "role"))){
const err71 = {instancePath:instancePath+"/directory/" + i5,schemaPath:"contract:sandbox/SeedPerson#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema99,data:data28};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data28.user !== undefined){
let data29 = data28.user;
if(typeof data29 === "string"){
if(func1(data29) < 1){
const err72 = {instancePath:instancePath+"/directory/" + i5+"/user",schemaPath:"contract:sandbox/SeedPerson#/properties/user/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.user,data:data29};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/directory/" + i5+"/user",schemaPath:"contract:sandbox/SeedPerson#/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.user.type,parentSchema:schema99.properties.user,data:data29};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data28.personnelNumber !== undefined){
let data30 = data28.personnelNumber;
if(typeof data30 === "string"){
if(func1(data30) < 1){
const err74 = {instancePath:instancePath+"/directory/" + i5+"/personnelNumber",schemaPath:"contract:sandbox/SeedPerson#/properties/personnelNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.personnelNumber,data:data30};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/directory/" + i5+"/personnelNumber",schemaPath:"contract:sandbox/SeedPerson#/properties/personnelNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.personnelNumber.type,parentSchema:schema99.properties.personnelNumber,data:data30};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data28.costCenter !== undefined){
let data31 = data28.costCenter;
if(typeof data31 === "string"){
if(func1(data31) < 1){
const err76 = {instancePath:instancePath+"/directory/" + i5+"/costCenter",schemaPath:"contract:sandbox/SeedPerson#/properties/costCenter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.costCenter,data:data31};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/directory/" + i5+"/costCenter",schemaPath:"contract:sandbox/SeedPerson#/properties/costCenter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.costCenter.type,parentSchema:schema99.properties.costCenter,data:data31};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data28.role !== undefined){
let data32 = data28.role;
if((typeof data32 !== "string") && (data32 !== null)){
const err78 = {instancePath:instancePath+"/directory/" + i5+"/role",schemaPath:"contract:sandbox/SeedPerson#/properties/role/type",keyword:"type",params:{type: schema99.properties.role.type},message:"must be string,null",schema:schema99.properties.role.type,parentSchema:schema99.properties.role,data:data32};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data32 === "string"){
if(func1(data32) < 1){
const err79 = {instancePath:instancePath+"/directory/" + i5+"/role",schemaPath:"contract:sandbox/SeedPerson#/properties/role/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.role,data:data32};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
}
else {
const err80 = {instancePath:instancePath+"/directory/" + i5,schemaPath:"contract:sandbox/SeedPerson#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.type,parentSchema:schema99,data:data28};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema90.properties.directory.type,parentSchema:schema90.properties.directory,data:data27};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.fields !== undefined){
let data33 = data.fields;
if(Array.isArray(data33)){
const len6 = data33.length;
for(let i6=0; i6<len6; i6++){
if(errors >= 2000) break;
let data34 = data33[i6];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.name === undefined){
const err82 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema100.required,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data34.label === undefined){
const err83 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema100.required,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data34.type === undefined){
const err84 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema100.required,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data34.helpText === undefined){
const err85 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/required",keyword:"required",params:{missingProperty: "helpText"},message:"must have required property '"+"helpText"+"'",schema:schema100.required,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data34.active === undefined){
const err86 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'",schema:schema100.required,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data34.allowedValues === undefined){
const err87 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/required",keyword:"required",params:{missingProperty: "allowedValues"},message:"must have required property '"+"allowedValues"+"'",schema:schema100.required,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data34.section === undefined){
const err88 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/required",keyword:"required",params:{missingProperty: "section"},message:"must have required property '"+"section"+"'",schema:schema100.required,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
for(const key5 in data34){
if(errors >= 2000) break;
if(!(((((((key5 === "name") || (key5 === "label")) || (key5 === "type")) || (key5 === "helpText")) || (key5 === "active")) || (key5 === "allowedValues")) || (key5 === "section"))){
const err89 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data34.name !== undefined){
let data35 = data34.name;
if(typeof data35 === "string"){
if(func1(data35) > 255){
const err90 = {instancePath:instancePath+"/fields/" + i6+"/name",schemaPath:"contract:sandbox/SeedField#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema100.properties.name,data:data35};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(func1(data35) < 1){
const err91 = {instancePath:instancePath+"/fields/" + i6+"/name",schemaPath:"contract:sandbox/SeedField#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.name,data:data35};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(!pattern5.test(data35)){
const err92 = {instancePath:instancePath+"/fields/" + i6+"/name",schemaPath:"contract:sandbox/SeedField#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema100.properties.name,data:data35};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/fields/" + i6+"/name",schemaPath:"contract:sandbox/SeedField#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.name.type,parentSchema:schema100.properties.name,data:data35};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data34.label !== undefined){
let data36 = data34.label;
if(typeof data36 === "string"){
if(func1(data36) < 1){
const err94 = {instancePath:instancePath+"/fields/" + i6+"/label",schemaPath:"contract:sandbox/SeedField#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.label,data:data36};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/fields/" + i6+"/label",schemaPath:"contract:sandbox/SeedField#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.label.type,parentSchema:schema100.properties.label,data:data36};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data34.type !== undefined){
let data37 = data34.type;
if(typeof data37 !== "string"){
const err96 = {instancePath:instancePath+"/fields/" + i6+"/type",schemaPath:"contract:sandbox/SeedField#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.type.type,parentSchema:schema100.properties.type,data:data37};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!((((((data37 === "string") || (data37 === "number")) || (data37 === "boolean")) || (data37 === "date")) || (data37 === "single_select")) || (data37 === "multi_select"))){
const err97 = {instancePath:instancePath+"/fields/" + i6+"/type",schemaPath:"contract:sandbox/SeedField#/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema100.properties.type.enum,parentSchema:schema100.properties.type,data:data37};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data34.helpText !== undefined){
let data38 = data34.helpText;
if((typeof data38 !== "string") && (data38 !== null)){
const err98 = {instancePath:instancePath+"/fields/" + i6+"/helpText",schemaPath:"contract:sandbox/SeedField#/properties/helpText/type",keyword:"type",params:{type: schema100.properties.helpText.type},message:"must be string,null",schema:schema100.properties.helpText.type,parentSchema:schema100.properties.helpText,data:data38};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(typeof data38 === "string"){
if(func1(data38) < 1){
const err99 = {instancePath:instancePath+"/fields/" + i6+"/helpText",schemaPath:"contract:sandbox/SeedField#/properties/helpText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.helpText,data:data38};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
if(data34.active !== undefined){
let data39 = data34.active;
if(typeof data39 !== "boolean"){
const err100 = {instancePath:instancePath+"/fields/" + i6+"/active",schemaPath:"contract:sandbox/SeedField#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema100.properties.active.type,parentSchema:schema100.properties.active,data:data39};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data34.allowedValues !== undefined){
let data40 = data34.allowedValues;
if(Array.isArray(data40)){
const len7 = data40.length;
for(let i7=0; i7<len7; i7++){
if(errors >= 2000) break;
let data41 = data40[i7];
if(typeof data41 === "string"){
if(func1(data41) < 1){
const err101 = {instancePath:instancePath+"/fields/" + i6+"/allowedValues/" + i7,schemaPath:"contract:sandbox/SeedField#/properties/allowedValues/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.allowedValues.items,data:data41};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/fields/" + i6+"/allowedValues/" + i7,schemaPath:"contract:sandbox/SeedField#/properties/allowedValues/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.allowedValues.items.type,parentSchema:schema100.properties.allowedValues.items,data:data41};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/fields/" + i6+"/allowedValues",schemaPath:"contract:sandbox/SeedField#/properties/allowedValues/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema100.properties.allowedValues.type,parentSchema:schema100.properties.allowedValues,data:data40};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data34.section !== undefined){
let data42 = data34.section;
if((typeof data42 !== "string") && (data42 !== null)){
const err104 = {instancePath:instancePath+"/fields/" + i6+"/section",schemaPath:"contract:sandbox/SeedField#/properties/section/type",keyword:"type",params:{type: schema100.properties.section.type},message:"must be string,null",schema:schema100.properties.section.type,parentSchema:schema100.properties.section,data:data42};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(typeof data42 === "string"){
if(func1(data42) < 1){
const err105 = {instancePath:instancePath+"/fields/" + i6+"/section",schemaPath:"contract:sandbox/SeedField#/properties/section/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.section,data:data42};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
}
else {
const err106 = {instancePath:instancePath+"/fields/" + i6,schemaPath:"contract:sandbox/SeedField#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.type,parentSchema:schema100,data:data34};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema90.properties.fields.type,parentSchema:schema90.properties.fields,data:data33};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.jobs !== undefined){
let data43 = data.jobs;
if(Array.isArray(data43)){
const len8 = data43.length;
for(let i8=0; i8<len8; i8++){
if(errors >= 2000) break;
let data44 = data43[i8];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.id === undefined){
const err108 = {instancePath:instancePath+"/jobs/" + i8,schemaPath:"contract:sandbox/SeedJob#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema101.required,parentSchema:schema101,data:data44};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data44.department === undefined){
const err109 = {instancePath:instancePath+"/jobs/" + i8,schemaPath:"contract:sandbox/SeedJob#/required",keyword:"required",params:{missingProperty: "department"},message:"must have required property '"+"department"+"'",schema:schema101.required,parentSchema:schema101,data:data44};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data44.added === undefined){
const err110 = {instancePath:instancePath+"/jobs/" + i8,schemaPath:"contract:sandbox/SeedJob#/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'",schema:schema101.required,parentSchema:schema101,data:data44};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data44.createdAt === undefined){
const err111 = {instancePath:instancePath+"/jobs/" + i8,schemaPath:"contract:sandbox/SeedJob#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'",schema:schema101.required,parentSchema:schema101,data:data44};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data44.completedAt === undefined){
const err112 = {instancePath:instancePath+"/jobs/" + i8,schemaPath:"contract:sandbox/SeedJob#/required",keyword:"required",params:{missingProperty: "completedAt"},message:"must have required property '"+"completedAt"+"'",schema:schema101.required,parentSchema:schema101,data:data44};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
for(const key6 in data44){
if(errors >= 2000) break;
if(!(((((key6 === "id") || (key6 === "department")) || (key6 === "added")) || (key6 === "createdAt")) || (key6 === "completedAt"))){
const err113 = {instancePath:instancePath+"/jobs/" + i8,schemaPath:"contract:sandbox/SeedJob#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema101,data:data44};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data44.id !== undefined){
let data45 = data44.id;
if(typeof data45 === "string"){
if(!pattern7.test(data45)){
const err114 = {instancePath:instancePath+"/jobs/" + i8+"/id",schemaPath:"contract:sandbox/SeedJob#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,14}$"},message:"must match pattern \""+"^[1-9][0-9]{0,14}$"+"\"",schema:"^[1-9][0-9]{0,14}$",parentSchema:schema101.properties.id,data:data45};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/jobs/" + i8+"/id",schemaPath:"contract:sandbox/SeedJob#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.id.type,parentSchema:schema101.properties.id,data:data45};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data44.department !== undefined){
let data46 = data44.department;
if(typeof data46 === "string"){
if(func1(data46) < 1){
const err116 = {instancePath:instancePath+"/jobs/" + i8+"/department",schemaPath:"contract:sandbox/SeedJob#/properties/department/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema101.properties.department,data:data46};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/jobs/" + i8+"/department",schemaPath:"contract:sandbox/SeedJob#/properties/department/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.department.type,parentSchema:schema101.properties.department,data:data46};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data44.added !== undefined){
let data47 = data44.added;
if(Array.isArray(data47)){
const len9 = data47.length;
for(let i9=0; i9<len9; i9++){
if(errors >= 2000) break;
let data48 = data47[i9];
if(typeof data48 === "string"){
if(func1(data48) < 1){
const err118 = {instancePath:instancePath+"/jobs/" + i8+"/added/" + i9,schemaPath:"contract:sandbox/SeedJob#/properties/added/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema101.properties.added.items,data:data48};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/jobs/" + i8+"/added/" + i9,schemaPath:"contract:sandbox/SeedJob#/properties/added/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.added.items.type,parentSchema:schema101.properties.added.items,data:data48};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/jobs/" + i8+"/added",schemaPath:"contract:sandbox/SeedJob#/properties/added/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema101.properties.added.type,parentSchema:schema101.properties.added,data:data47};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data44.createdAt !== undefined){
let data49 = data44.createdAt;
if(typeof data49 === "string"){
if(!pattern16.test(data49)){
const err121 = {instancePath:instancePath+"/jobs/" + i8+"/createdAt",schemaPath:"contract:sandbox/SeedJob#/properties/createdAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema101.properties.createdAt,data:data49};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!(formats0.validate(data49))){
const err122 = {instancePath:instancePath+"/jobs/" + i8+"/createdAt",schemaPath:"contract:sandbox/SeedJob#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema101.properties.createdAt,data:data49};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/jobs/" + i8+"/createdAt",schemaPath:"contract:sandbox/SeedJob#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.createdAt.type,parentSchema:schema101.properties.createdAt,data:data49};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data44.completedAt !== undefined){
let data50 = data44.completedAt;
if(typeof data50 === "string"){
if(!pattern16.test(data50)){
const err124 = {instancePath:instancePath+"/jobs/" + i8+"/completedAt",schemaPath:"contract:sandbox/SeedJob#/properties/completedAt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",parentSchema:schema101.properties.completedAt,data:data50};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(!(formats0.validate(data50))){
const err125 = {instancePath:instancePath+"/jobs/" + i8+"/completedAt",schemaPath:"contract:sandbox/SeedJob#/properties/completedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema101.properties.completedAt,data:data50};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/jobs/" + i8+"/completedAt",schemaPath:"contract:sandbox/SeedJob#/properties/completedAt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.completedAt.type,parentSchema:schema101.properties.completedAt,data:data50};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/jobs/" + i8,schemaPath:"contract:sandbox/SeedJob#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.type,parentSchema:schema101,data:data44};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema90.properties.jobs.type,parentSchema:schema90.properties.jobs,data:data43};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function joined(before, more) {
  if (before === null) return more;
  for (const error of more) before.push(error);
  return before;
}

module.exports = {
  "settings": exports.v0,
  "clock": exports.v1,
  "apiKeys": exports.v2,
  "sequences": exports.v3,
  "due": exports.v4,
  "jobPlans": exports.v5,
  "faults": exports.v6,
  "idempotencyKeys": exports.v7,
  "departments": exports.v8,
  "users": exports.v9,
  "roles": exports.v10,
  "folders": exports.v11,
  "grants": exports.v12,
  "directory": exports.v13,
  "jobs": exports.v14,
  "imports": exports.v15,
  "importSheets": exports.v16,
  "importParts": exports.v17,
  "fields": exports.v18,
  "documents": exports.v19,
  "texts": exports.v20,
  "provisions": exports.v21,
  "provisionRecords": exports.v22,
  "sheet rows": exports.v23,
  "payload access": exports.v24,
  "payload department delete": exports.v25,
  "payload members": exports.v26,
  "payload role-assignments": exports.v27,
  "archive header": exports.v28,
  "catalog": exports.v29,
  "seed": exports.v30,
};
